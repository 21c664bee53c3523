import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import type { Line, PathView } from '../../session/paths/path-view.ts';
import styles from './paths.module.css';

/** The outcome of the answers: the end page, the row that is sent, and the answers set aside. */
export function PathOutcome({ view: { end, parked, row } }: { view: PathView }) {
  return (
    <section aria-label="Outcome">
      {end !== null && (
        <Part title={`${end.label}: what it shows`} count={end.facts.length + end.asked.length}>
          <Lines lines={end.facts} label={`Facts of ${end.label}`} />
          <ul>
            {end.asked.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Part>
      )}
      <Part title="Answers set aside" count={parked.length}>
        <Lines lines={parked} label="Answers set aside" />
      </Part>
      <Part title="The row that is sent" count={row.columns.length + row.sections.length}>
        <h4>Columns</h4>
        <Lines lines={row.columns} label="Columns" />
        {row.quoted.length > 0 && <h4>With the request for a quote</h4>}
        <Lines lines={row.quoted} label="Columns of the request" />
        <h4>Answers</h4>
        <Lines lines={row.sections} label="Answers that are sent" />
        <h4>Kept on the device</h4>
        <p>{row.kept}</p>
      </Part>
    </section>
  );
}

function Part({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  return (
    <Accordion disableGutters square elevation={0} disabled={count === 0}>
      <AccordionSummary expandIcon={<span aria-hidden="true">▾</span>}>
        <span className={styles['title']}>{title}</span>
        <span className={styles['number']}>{count === 0 ? 'none' : count}</span>
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Accordion>
  );
}

function Lines({ lines, label }: { lines: readonly Line[]; label: string }) {
  if (lines.length === 0) return null;
  return (
    <Table size="small" aria-label={label}>
      <TableBody>
        {lines.map(({ name, value }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell>{value}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
