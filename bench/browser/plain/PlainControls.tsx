const RANGES = ['7 days', '30 days', '90 days', 'All time', 'Custom'];

/** The range and platform of the numbers. */
export function PlainControls() {
  return (
    <div className="row">
      {RANGES.map((range) => (
        <button key={range} type="button">
          {range}
        </button>
      ))}
      <select>
        <option>All platforms</option>
      </select>
      <button type="button">Compare</button>
    </div>
  );
}

/** What can be done with a chart. */
export function PlainTools() {
  return (
    <div className="row">
      <button type="button">Table</button>
      <button type="button">Save</button>
    </div>
  );
}

/** Which line is which. */
export function PlainLegend({ names }: { names: readonly string[] }) {
  return (
    <div className="row">
      {names.map((name) => (
        <small key={name}>{name}</small>
      ))}
    </div>
  );
}

/** The button that explains a figure. */
export function Info({ about }: { about: string }) {
  return (
    <button type="button" aria-label={`About ${about}`}>
      i
    </button>
  );
}
