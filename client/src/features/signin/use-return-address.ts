import { useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';

/** Where somebody goes once they are signed in: back to the page that sent them here, else to the dashboard. */
export function useReturnAddress(): string {
  const { state } = useLocation();
  return typeof state?.returnTo === 'string' ? state.returnTo : paths.dashboard;
}
