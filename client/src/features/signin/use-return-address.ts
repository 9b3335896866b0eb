import { useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';

/** Where to go after signing in: the page that required it, else the dashboard. */
export function useReturnAddress(): string {
  const { state } = useLocation();
  return typeof state?.returnTo === 'string' ? state.returnTo : paths.dashboard;
}
