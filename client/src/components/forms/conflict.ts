/** A field: a label, and the value as text. */
interface FieldText {
  label: string;
  text: string;
  /** Key of the row of a list that the field belongs to. */
  row?: string;
}

/**
 * What a form holds, by field. A row of a list has an entry of its own as well: it counts where only one side has the row,
 * the row's fields count where both have it.
 */
export type Description = ReadonlyMap<string, FieldText>;

/** How the values of a form are compared and merged field by field. */
export interface Comparison<TValues> {
  /** The user's values, with new rows that someone else saved meanwhile as those. */
  align?: (values: { mine: TValues; saved: TValues }) => TValues;
  describe: (values: TValues) => Description;
  /** The user's values, except for the fields in `saved`, which are taken from the saved values. */
  merge: (values: { mine: TValues; saved: TValues }, saved: ReadonlySet<string>) => TValues;
}

/** A field that was changed by someone else. The texts are null where the field does not exist. */
export interface ConflictField {
  key: string;
  label: string;
  mine: string | null;
  saved: string | null;
  /** Whether the user changed it too. */
  isChangedByBoth: boolean;
}

/**
 * The fields that someone else saved with another value since the form was opened, unless the user's value is the same.
 * @param read the values as the form was opened
 */
export function findConflictFields<TValues>(
  { describe }: Comparison<TValues>,
  { read, mine, saved }: { read: TValues; mine: TValues; saved: TValues },
): ConflictField[] {
  const [before, own, now] = [describe(read), describe(mine), describe(saved)];
  const fields = new Map([...before, ...own, ...now]);
  const rows = new Set([...fields.values()].map(({ row }) => row));
  const isOnBothSides = (row: string) => own.has(row) && now.has(row);
  return [...fields].flatMap(([key, { label, row }]) => {
    if (row ? !isOnBothSides(row) : rows.has(key) && isOnBothSides(key)) return [];
    const text = (values: Description) => values.get(key)?.text ?? null;
    if (text(now) === text(before) || text(now) === text(own)) return [];
    // A field of a new row was empty before.
    const isChangedByBoth = (text(own) ?? '') !== (text(before) ?? '');
    return { key, label, mine: text(own), saved: text(now), isChangedByBoth };
  });
}

/** The comparison of a form's text fields by their labels. */
export function compareTexts<TValues extends Record<string, string>>(
  labels: Record<keyof TValues & string, string>,
): Comparison<TValues> {
  return {
    describe: (values) =>
      new Map(Object.entries(labels).map(([key, label]) => [key, { label, text: values[key] ?? '' }])),
    merge: ({ mine, saved }, keys) => ({
      ...mine,
      ...Object.fromEntries(Object.entries(saved).filter(([key]) => keys.has(key))),
    }),
  };
}
