import { json } from '@codemirror/lang-json';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { basicSetup } from 'codemirror';
import { useEffect, useRef } from 'react';
import { useProject } from '../../project/use-project.ts';
import { useStudio } from '../../studio-context.tsx';
import styles from './code-editor.module.css';

/** A file as code. Its text is the project's: another view of it may change it at the same time. */
export function CodeEditor({ path }: { path: string }) {
  const { project } = useStudio();
  const text = useProject().texts.get(path) ?? '';
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);

  useEffect(() => {
    if (host.current === null) return;
    const made = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: project.getState().texts.get(path) ?? '',
        extensions: [
          basicSetup,
          json(),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) project.edit(path, state.doc.toString());
          }),
        ],
      }),
    });
    view.current = made;
    return () => made.destroy();
  }, [project, path]);

  useEffect(() => {
    const made = view.current;
    if (made === null || made.state.doc.toString() === text) return;
    made.dispatch({ changes: { from: 0, to: made.state.doc.length, insert: text } });
  }, [text]);

  return <div ref={host} className={styles['editor']} />;
}
