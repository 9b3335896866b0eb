import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { FullScreenLoading } from '../../components/feedback/FullScreenLoading.tsx';
import { Unseen } from '../../components/layout/Unseen.tsx';

/** The spec gives the fund's dashboard one more second of loading when it is first shown. */
const INITIAL_LOADING_MS = 1000;

/** How long that is; tests of the fund's screens do not wait. */
export const InitialLoadingContext = createContext(INITIAL_LOADING_MS);

/** Holds back what is inside for a moment, on the fund's dashboard only; it goes on loading meanwhile. */
export function FundLoading({ active, children }: { active: boolean; children: ReactNode }) {
  const [over, setOver] = useState(false);
  const lasts = useContext(InitialLoadingContext);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setOver(true), lasts);
    return () => clearTimeout(timer);
  }, [active, lasts]);
  const held = active && !over;
  return (
    <>
      {held && <FullScreenLoading />}
      <Unseen active={held}>{children}</Unseen>
    </>
  );
}
