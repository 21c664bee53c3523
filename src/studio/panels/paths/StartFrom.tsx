import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useAnalysis, useFindings } from '../../session/use-analysis.tsx';
import { outline } from '../../edits/project/outline.ts';
import { useProject, useSelection, useStudio } from '../../session/studio-context.tsx';
import { NEW_SESSION, sessionOfWitness, witnessesOf } from '../../session/paths/session.ts';
import type { SessionTools } from './use-session.ts';
import styles from './paths.module.css';
import TextField from '@mui/material/TextField';
import { visitorOfLink } from '../../session/paths/replay-link.ts';

type Props = {
  flowPath: string;
  tried: SessionTools;
  onShow: (step: string) => void;
};

/**
 * Chooses the answers to start from: none, or those of a recorded journey, a finding or a random
 * visitor.
 */
export function StartFrom({ flowPath, tried, onShow }: Props) {
  const { texts } = useProject();
  const { answer: findings = [] } = useFindings();
  const { answer: journeys = [] } = useAnalysis('journeys', { flowPath }, true, 'quick');
  const [seed, setSeed] = useState(1);
  const flow = outline(texts).find((one) => one.path === flowPath);
  const witnesses = witnessesOf(findings, flow);
  return (
    <div className={styles['tools']}>
      <Button size="small" onClick={() => tried.set(NEW_SESSION)}>
        Start over
      </Button>
      <Choice
        label="Recorded journey"
        items={journeys.map(({ id, about }) => ({
          name: id,
          about,
          choose: () => tried.startFrom({ kind: 'journey', id }),
        }))}
      />
      <Choice
        label="Visitor from a finding"
        items={witnesses.map((finding) => ({
          name: `${finding.code} ${finding.file}:${finding.line}`,
          about: finding.message,
          choose: () => {
            tried.set(sessionOfWitness(finding.witness));
            onShow(finding.witness.step);
          },
        }))}
      />
      <Button
        size="small"
        onClick={() => {
          tried.startFrom({ kind: 'random', seed });
          setSeed(seed + 1);
        }}
      >
        Random visitor
      </Button>
      <Button size="small" onClick={() => tried.change({ kind: 'fill' })}>
        Answer the rest
      </Button>
      <LinkField />
    </div>
  );
}

type Item = { name: string; about: string; choose: () => void };

/** A menu that is hidden while it is empty. */
function Choice({ label, items }: { label: string; items: readonly Item[] }) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (items.length === 0) return null;
  return (
    <>
      <Button
        size="small"
        id={id}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        endIcon={<span aria-hidden="true">▾</span>}
      >
        {label}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {items.map(({ name, about, choose }) => (
          <MenuItem
            key={`${name} ${about}`}
            className={styles['item']}
            onClick={() => {
              setAnchor(null);
              choose();
            }}
          >
            <strong>{name}</strong>
            <span>{about}</span>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** Accepts a link printed by `npm run validate`, and continues as its visitor. */
function LinkField() {
  const { session } = useStudio();
  const { texts } = useProject();
  const { select } = useSelection();
  const [link, setLink] = useState('');
  const [isWrong, setWrong] = useState(false);
  const open = async (text: string) => {
    setLink(text);
    if (text.trim() === '') return setWrong(false);
    const visitor = await visitorOfLink(texts, text);
    setWrong(visitor === undefined);
    if (visitor === undefined) return undefined;
    const { flowId, step, answers } = visitor;
    session.set(flowId, { session: { answers, actions: {} }, notices: [] });
    select({ flowId, step });
    return setLink('');
  };
  return (
    <TextField
      size="small"
      label="Replay link of a finding"
      value={link}
      error={isWrong}
      helperText={isWrong && 'This is not a replay link to a step of this project.'}
      onChange={({ target }) => void open(target.value)}
    />
  );
}
