import type { FragmentType } from '@apollo/client';

/**
 * Unmasks a part's own fragment. Only the types of a reply are masked, so that a part cannot come to lean on fields that
 * others asked for; doing so to the data as well, and watching each fragment by itself, costs more than it saves.
 * @param from the masked object its screen's query returned; nothing while that is loading
 */
export const partOf = <TData>(from: FragmentType<TData> | null | undefined): TData | undefined =>
  from ? (from as TData) : undefined;
