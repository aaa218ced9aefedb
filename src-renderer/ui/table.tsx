import MuiTable from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import styles from './table.module.css';

export interface TableColumn<Item> {
  id: string;
  label: string;
  cell(item: Item): ReactNode;
  isNumber?: boolean;
  /** The label is read aloud only (a column of menus). */
  isLabelHidden?: boolean;
  width?: number | string;
}

interface TableProps<Item> {
  name: string;
  columns: ReadonlyArray<TableColumn<Item>>;
  items: readonly Item[];
  keyOf(item: Item): string;
}

/** Hairlines, no stripes, numbers right. */
export function Table<Item>({ name, columns, items, keyOf }: TableProps<Item>) {
  return (
    <div className={styles.frame}>
      <MuiTable aria-label={name}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell
                key={column.id}
                align={column.isNumber ? 'right' : 'left'}
                style={{ width: column.width }}
                aria-label={column.isLabelHidden ? column.label : undefined}
              >
                {column.isLabelHidden ? null : column.label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map((item) => (
            <TableRow key={keyOf(item)} className={styles.row}>
              {columns.map((column) => (
                <TableCell key={column.id} align={column.isNumber ? 'right' : 'left'}>
                  {column.cell(item)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </MuiTable>
    </div>
  );
}
