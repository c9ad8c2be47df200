import { type Column, markdownTable } from '../markdown';
import { median } from '../statistics';
import type { MeasuredSize } from './measure-size';

const whole = (value: number) => String(Math.round(value));
const kib = (bytes: number) => (bytes / 1024).toFixed(1);

const buildColumns: Column<MeasuredSize>[] = [
  { head: 'products', cell: ({ products }) => whole(products), isFigure: true },
  { head: 'pages', cell: ({ pages }) => whole(pages), isFigure: true },
  { head: 'type check s', cell: ({ typesS }) => whole(typesS), isFigure: true },
  { head: 'build s', cell: ({ buildS }) => whole(buildS), isFigure: true },
  { head: 'build ms a page', cell: ({ buildS, pages }) => whole((buildS * 1000) / pages), isFigure: true },
  { head: 'memory MiB', cell: ({ memoryMib }) => whole(memoryMib), isFigure: true },
  { head: 'shop filter, first press ms', cell: ({ firstFilterMs }) => whole(firstFilterMs), isFigure: true },
  { head: 'later presses, median ms', cell: ({ filterMs }) => whole(median(filterMs)), isFigure: true },
  { head: 'worst ms', cell: ({ filterMs }) => whole(Math.max(...filterMs)), isFigure: true },
];

type ByteRow = { name: string; sizes: readonly MeasuredSize[] };

/** HTML, script and CSS of one kind of page at one size. */
function bytesCell({ name, sizes }: ByteRow, products: number): string {
  const size = sizes.find((one) => one.products === products);
  if (name === 'data of a product') return kib(size?.productDataBytes ?? NaN);
  const bytes = size?.bytes.find((one) => one.name === name)?.bytes;
  if (!bytes) return 'none';
  const total = bytes.html + bytes.script + bytes.style;
  return `${kib(total)} (${kib(bytes.html)} + ${kib(bytes.script)} + ${kib(bytes.style)})`;
}

/** What the build and the filter cost at each size; then the bytes of each kind of page. */
export function growthTables(sizes: readonly MeasuredSize[]): string {
  const names = [...new Set(sizes.flatMap(({ bytes }) => bytes.map(({ name }) => name)))];
  const rows = [...names, 'data of a product'].map((name) => ({ name, sizes }));
  const columns: Column<ByteRow>[] = [
    { head: 'KiB (HTML + script + CSS)', cell: ({ name }) => name },
    ...sizes.map(({ products }) => ({
      head: `${products} products`,
      cell: (row: ByteRow) => bytesCell(row, products),
      isFigure: true,
    })),
  ];
  return `${markdownTable(buildColumns, sizes)}\n\n${markdownTable(columns, rows)}`;
}
