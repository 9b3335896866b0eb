import { IconButton, Menu, Portal } from '@chakra-ui/react';
import { Ellipsis, FileSpreadsheet, ImageDown, Printer } from 'lucide-react';
import { Suspense, useContext, useState } from 'react';
import { toastError } from '../feedback/toasts.ts';
import { lazyScreen } from '../lazy-screen.ts';
import { DataSource, type DataSourceValue } from '../table/data-source.ts';
import type { ExportKind } from './ChartExport.tsx';
import type { SavedChart } from './save-chart.ts';

// Loads when a picture or a print is requested.
const ChartExport = lazyScreen(async () => (await import('./ChartExport.tsx')).ChartExport);

async function saveTable(chart: SavedChart, source: DataSourceValue) {
  try {
    (await import('./save-chart.ts')).saveTable({ chart, source });
  } catch {
    await toastError('Failed to save the table. Please try again.');
  }
}

/** A chart as a picture, as a file and on paper. */
export function ChartMenu({ chart }: { chart: SavedChart }) {
  const source = useContext(DataSource);
  const [exporting, setExporting] = useState<ExportKind | null>(null);
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <IconButton
          aria-label={`${chart.title}: save or print`}
          title="Save or print"
          variant="ghost"
          size="xs"
          px="0"
        >
          <Ellipsis />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minW="44">
            <Menu.Item value="png" onSelect={() => setExporting('picture')}>
              <ImageDown aria-hidden="true" />
              Download PNG
            </Menu.Item>
            <Menu.Item value="csv" onSelect={() => saveTable(chart, source)}>
              <FileSpreadsheet aria-hidden="true" />
              Download CSV
            </Menu.Item>
            <Menu.Item value="print" onSelect={() => setExporting('paper')}>
              <Printer aria-hidden="true" />
              Print
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
      {exporting && (
        <Suspense fallback={null}>
          <ChartExport kind={exporting} chart={chart} onDone={() => setExporting(null)} />
        </Suspense>
      )}
    </Menu.Root>
  );
}
