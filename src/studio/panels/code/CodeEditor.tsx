import { autocompletion } from '@codemirror/autocomplete';
import { json } from '@codemirror/lang-json';
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorState, Prec } from '@codemirror/state';
import { drawSelection, EditorView, hoverTooltip, keymap } from '@codemirror/view';
import { basicSetup } from 'codemirror';
import { startTransition, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useFindings, useFindingsOf } from '../../session/use-analysis.tsx';
import type { ProjectStore } from '../../session/project/project-store.ts';
import { useProject, useStudio } from '../../session/studio-context.tsx';
import styles from './code-editor.module.css';
import { complete, explained } from './complete.ts';
import type { Finding } from '../../../checker/lint/rule.ts';
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { keysIn } from '../../../engine/core.ts';
import { parseSource, segments } from '../../../checker/project/source-file.ts';

/**
 * A code editor for a file. It shows the project's text, which another view may change at the same
 * time.
 */
export function CodeEditor({ path }: { path: string }) {
  const { project, selection } = useStudio();
  const text = useProject().texts.get(path) ?? '';
  const chosen = useSyncExternalStore(selection.subscribe, selection.getState);
  const findings = useFindingsOf(path);
  const { isFresh } = useFindings();
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);

  useEffect(() => {
    if (host.current === null) return undefined;
    const made = editorOf(host.current, path, project);
    view.current = made;
    return () => made.destroy();
  }, [project, path]);

  useEffect(() => {
    // The rendered text may lag a few keystrokes behind.
    const now = project.getState().texts.get(path) ?? '';
    const change = view.current && smallestChange(view.current.state.doc.toString(), now);
    if (change) view.current?.dispatch({ changes: change });
  }, [project, path, text]);

  useEffect(() => {
    const state = view.current?.state;
    // Existing marks move with the typed text; findings about an older text would misplace them.
    if (state === undefined || !isFresh) return;
    view.current?.dispatch(setDiagnostics(state, squiggles(state.doc.toString(), findings)));
  }, [findings, isFresh]);

  const goTo = useEffectEvent((pointer: string) => {
    const place = nodeOf(text, pointer);
    const anchor = (place?.parent?.type === 'property' ? place.parent : place)?.offset ?? 0;
    view.current?.dispatch({
      selection: { anchor },
      effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
    });
  });
  // Whenever something is chosen, since the same place may be chosen again from afar.
  useEffect(() => {
    if (chosen.file === path && chosen.at !== undefined) goTo(chosen.at);
  }, [chosen, path]);

  return <div ref={host} className={styles['editor']} />;
}

function editorOf(parent: HTMLElement, path: string, project: ProjectStore): EditorView {
  const textsNow = () => project.getState().texts;
  const run = (act: () => void) => () => {
    act();
    return true;
  };
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: textsNow().get(path) ?? '',
      extensions: [
        // Undo history is shared by all files.
        Prec.highest(
          keymap.of([
            { key: 'Mod-z', run: run(project.undo), shift: run(project.redo) },
            { key: 'Mod-y', run: run(project.redo) },
          ]),
        ),
        // A blinking cursor would repaint the whole page on every frame.
        drawSelection({ cursorBlinkRate: 0 }),
        basicSetup,
        json(),
        lintGutter(),
        autocompletion({ override: [complete(path, textsNow)] }),
        hoverTooltip(({ state }, offset) => {
          const found = explained(path, state.doc.toString(), offset, textsNow());
          return (
            found && { pos: found.from, end: found.to, create: () => ({ dom: tip(found.text) }) }
          );
        }),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': path, tabindex: '0' }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) startTransition(() => project.edit(path, state.doc.toString()));
        }),
      ],
    }),
  });
}

function tip(text: string): HTMLElement {
  const dom = document.createElement('div');
  dom.className = styles['tip'] ?? '';
  dom.textContent = text;
  return dom;
}

/**
 * The single change that turns one text into another and preserves the cursor; undefined if they are
 * equal.
 */
export function smallestChange(
  before: string,
  after: string,
): { from: number; to: number; insert: string } | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}

/**
 * Findings about a file as marks in its text. A mark starts at the finding and stays within its line.
 */
export function squiggles(text: string, findings: readonly Finding[]): Diagnostic[] {
  return findings.map((finding) => {
    const { code, severity, message, suggestion } = finding;
    const { from, to } = rangeOf(text, finding);
    const fix = quickFix(text, finding);
    return {
      from,
      to,
      severity,
      source: code,
      message: suggestion === undefined ? message : `${message}\n${suggestion}`,
      ...(fix && {
        actions: [
          {
            name: fix.name,
            apply: (view) =>
              view.dispatch({ changes: { from: fix.from, to: fix.to, insert: fix.insert } }),
          },
        ],
      }),
    };
  });
}

function rangeOf(text: string, { line, column, pointer }: Finding): { from: number; to: number } {
  const lineStart = offsetOfLine(text, line);
  const from = Math.min(text.length, lineStart + column - 1);
  const node = nodeOf(text, pointer);
  const end = lineEnd(text, from);
  const to = node === undefined ? end : Math.min(node.offset + node.length, end);
  return { from, to: Math.max(to, Math.min(from + 1, text.length)) };
}

function offsetOfLine(text: string, line: number): number {
  const lines = text.split('\n').slice(0, line - 1);
  return lines.reduce((sum, one) => sum + one.length + 1, 0);
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

type QuickFix = { from: number; to: number; insert: string; name: string };

/** The value that a finding refers to, or its nearest existing ancestor. */
function nodeOf(text: string, pointer: string): Node | undefined {
  const tree = parseTree(text);
  if (tree === undefined) return undefined;
  const file = parseSource('', text);
  for (let keys = keysIn(pointer); ; keys = keys.slice(0, -1)) {
    const node = findNodeAtLocation(tree, segments(file, keys));
    if (node !== undefined || keys.length === 0) return node;
  }
}

/**
 * The edit that a suggestion describes, if it replaces a word that the message names, in the value or
 * else its key. Undefined if only a person can decide what to write.
 */
export function quickFix(
  text: string,
  { message, suggestion, pointer }: Pick<Finding, 'message' | 'suggestion' | 'pointer'>,
): QuickFix | undefined {
  const word = /^(?:Did you mean|Write) ("[^"\\]+")[?.]$/.exec(suggestion ?? '')?.[1];
  const node = nodeOf(text, pointer);
  if (word === undefined || node === undefined) return undefined;
  const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
  const isValue = node.type === 'string' && (message.includes(quoted(node)) || key === undefined);
  const isKey = !isValue && key !== undefined && message.includes(quoted(key));
  const place = isValue ? node : isKey ? key : undefined;
  if (place === undefined) return undefined;
  return {
    from: place.offset,
    to: place.offset + place.length,
    insert: word,
    name: `Change to ${word}`,
  };
}

const quoted = ({ value }: Node) => JSON.stringify(value);
