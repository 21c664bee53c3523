import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { FlowMap, MapPlace } from '../../session/map/flow-map.ts';
import type { Marks } from '../../session/map/marks.ts';
import { trafficOn, type Traffic } from '../../session/map/traffic.ts';
import { KINDS, markInWords } from './words.ts';
import styles from './map.module.css';

type Props = {
  map: FlowMap;
  marks: Marks;
  traffic: Traffic;
  onOpen: (place: MapPlace) => void;
};

/** The same content as the graph, line by line. */
export function MapList({ map, marks, traffic, onOpen }: Props) {
  const passed = trafficOn(map, traffic);
  const labelOf = (id: string) => map.places.find((place) => place.id === id)?.label ?? id;
  return (
    <TableContainer>
      <Table size="small" stickyHeader aria-label="Steps, pages and transitions">
        <TableHead>
          <TableRow>
            <TableCell>Place</TableCell>
            <TableCell>Status</TableCell>
            <TableCell>Leads to</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {map.places.map((place) => (
            <TableRow key={place.id}>
              <TableCell component="th" scope="row">
                <span className={styles['kind']}>
                  {KINDS[place.kind]} {place.number}
                </span>
                {place.kind === 'missing' ? (
                  place.label
                ) : (
                  <Link component="button" onClick={() => onOpen(place)}>
                    {place.label}
                  </Link>
                )}
              </TableCell>
              <TableCell className={styles[marks.get(place.id)?.standing ?? 'unknown']}>
                {markInWords(marks.get(place.id)).join('. ')}
              </TableCell>
              <TableCell>
                <ul className={styles['leads']}>
                  {map.edges
                    .filter(({ from }) => from === place.id)
                    .map(({ id, to, condition }) => (
                      <li key={id} className={styles[marks.get(id)?.standing ?? 'unknown']}>
                        {condition !== '' && `${condition}: `}
                        {labelOf(to)}
                        {traffic.visitors > 0 &&
                          passed.has(id) &&
                          ` (${passed.get(id)} of ${traffic.visitors})`}
                        {marks.get(id)?.standing === 'broken' && ' – has errors'}
                      </li>
                    ))}
                </ul>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
