import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { FullScreenLoading } from '../../components/feedback/FullScreenLoading.tsx';
import { Unseen } from '../../components/layout/Unseen.tsx';

/** The specification shows the fund's dashboard as loading for another second at first. */
const INITIAL_LOADING_MS = 1000;

/** Replaced in tests, which do not wait. */
export const InitialLoadingContext = createContext(INITIAL_LOADING_MS);

/** Hides its children for a moment when `active`; they load meanwhile. */
export function FundLoading({ active, children }: { active: boolean; children: ReactNode }) {
  const [over, setOver] = useState(false);
  const duration = useContext(InitialLoadingContext);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setOver(true), duration);
    return () => clearTimeout(timer);
  }, [active, duration]);
  const isHidden = active && !over;
  return (
    <>
      {isHidden && <FullScreenLoading />}
      <Unseen active={isHidden}>{children}</Unseen>
    </>
  );
}
