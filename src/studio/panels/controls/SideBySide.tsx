import { json } from '@codemirror/lang-json';
import { MergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { basicSetup } from 'codemirror';
import { useEffect, useRef } from 'react';
import styles from './side-by-side.module.css';

type Version = { title: string; text: string };

/** Two versions of a file side by side, with unchanged parts collapsed. */
export function SideBySide({ left, right }: { left: Version; right: Version }) {
  const host = useRef<HTMLDivElement>(null);
  const [before, after] = [left.text, right.text];
  const [titleBefore, titleAfter] = [left.title, right.title];
  useEffect(() => {
    if (host.current === null) return undefined;
    const side = ({ title, text }: Version) => ({
      doc: text,
      extensions: [
        basicSetup,
        json(),
        EditorView.lineWrapping,
        EditorState.readOnly.of(true),
        EditorView.contentAttributes.of({ 'aria-label': title, tabindex: '0' }),
      ],
    });
    const view = new MergeView({
      a: side({ title: titleBefore, text: before }),
      b: side({ title: titleAfter, text: after }),
      parent: host.current,
      collapseUnchanged: { margin: 2, minSize: 4 },
    });
    return () => view.destroy();
  }, [titleBefore, before, titleAfter, after]);
  return (
    <div>
      <div className={styles['titles']}>
        <span>{left.title}</span>
        <span>{right.title}</span>
      </div>
      <div ref={host} className={styles['versions']} />
    </div>
  );
}
