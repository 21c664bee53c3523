import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useCallback, useState } from 'react';
import { useOpenTab, useProject, useSelection } from '../../session/studio-context.tsx';
import { outline } from '../../edits/project/outline.ts';
import type { FlowMap, MapPlace } from '../../session/map/flow-map.ts';
import { MapGraph } from './MapGraph.tsx';
import { useMap } from './use-map.ts';
import styles from './map.module.css';
import type { Marks, Standing } from '../../session/map/marks.ts';
import { KINDS, STANDINGS, markInWords } from './words.ts';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type Traffic, trafficOn } from '../../session/map/traffic.ts';

/** Number of random visitors to count initially, and with each click. */
const VISITORS = 200;

const PROOF = {
  running: 'Proving what can be reached …',
  impossible: 'Nothing can be proven or simulated until these errors are fixed.',
  done: '',
};

/** The selected questionnaire as a graph or a list. */
export function MapView() {
  const { texts } = useProject();
  const { flowId } = useSelection();
  const flow = outline(texts).find((one) => one.flowId === flowId);
  return flow === undefined ? (
    <p className={styles['note']}>Choose a questionnaire on the left.</p>
  ) : (
    <MapOfFlow key={flow.path} flowPath={flow.path} />
  );
}

function MapOfFlow({ flowPath }: { flowPath: string }) {
  const { texts } = useProject();
  const { flowId, step, select } = useSelection();
  const openTab = useOpenTab();
  const [look, setLook] = useState<'graph' | 'list'>('graph');
  const [wanted, setWanted] = useState(VISITORS);
  const { drawn, marks, traffic, isReadable, proof } = useMap(flowPath, wanted);

  const choose = useCallback(
    ({ id, kind, step: own }: MapPlace) => {
      const flow = outline(texts).find((one) => one.path === flowPath);
      const place = [...(flow?.steps ?? []), ...(flow?.pages ?? [])].find(
        (one) => one.id === (own ?? id),
      );
      if (place === undefined || kind === 'missing') return false;
      select({ flowId, step: place.id });
      return true;
    },
    [texts, flowPath, flowId, select],
  );
  const open = useCallback(
    (place: MapPlace) => {
      if (choose(place)) openTab('step');
    },
    [choose, openTab],
  );

  return (
    <div className={styles['map']}>
      <div className={styles['tools']}>
        <ToggleButtonGroup
          size="small"
          exclusive
          value={look}
          onChange={(_event, next: 'graph' | 'list' | null) => setLook(next ?? look)}
          aria-label="Show the map as"
        >
          <ToggleButton value="graph">Graph</ToggleButton>
          <ToggleButton value="list">List</ToggleButton>
        </ToggleButtonGroup>
        <span className={styles['counted']}>
          {traffic.visitors === 0
            ? 'No random visitors counted yet'
            : `${traffic.visitors} random visitors${traffic.lost === 0 ? '' : `, ${traffic.lost} of them reached no end page`}`}
        </span>
        <Button size="small" onClick={() => setWanted(traffic.visitors + VISITORS)}>
          Count {VISITORS} more
        </Button>
      </div>
      <p role="status" className={styles['note']}>
        {isReadable
          ? PROOF[proof]
          : 'The flow file cannot be read: this is the map of its last readable version.'}
      </p>
      {drawn === undefined ? (
        <p className={styles['note']}>Drawing …</p>
      ) : look === 'list' ? (
        <MapList map={drawn.map} marks={marks} traffic={traffic} onOpen={open} />
      ) : (
        <>
          <Legend />
          <MapGraph
            drawn={drawn}
            marks={marks}
            traffic={traffic}
            selected={step}
            onChoose={choose}
            onOpen={open}
          />
        </>
      )}
    </div>
  );
}

const ORDER: readonly Standing[] = ['covered', 'reached', 'unreachable', 'broken', 'unknown'];

/** Explains the colors and lines of the map. */
function Legend() {
  return (
    <ul className={styles['legend']} aria-label="Colors">
      {ORDER.map((standing) => (
        <li key={standing}>
          <svg width="28" height="12" aria-hidden="true">
            <path d="M 1 6 H 27" className={`${styles['edge']} ${styles[standing]}`} />
          </svg>
          {STANDINGS[standing]}
        </li>
      ))}
    </ul>
  );
}

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
