import { Fragment, useState, type RefObject } from 'react';
import texts from '../../../../schemas/content/widget-texts.json';
import type { StepWidgetProps } from '../../form/contract.ts';
import { AlertGlyph } from '../../form/controls/glyphs.tsx';
import { TextControl } from '../../form/controls/TextControl.tsx';
import {
  editDecimal,
  plainDecimal,
  tidyDecimal,
  type DecimalFormat,
} from '../../form/input/decimal.ts';
import { sameJson } from '../../logic/json.ts';
import { total as sumOf } from '../../logic/shares.ts';
import modal from '../../ui/modal/modal.module.css';
import { Dialog } from '../../ui/modal/Dialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { ActionBar } from '../../ui/toasts/ActionBar.tsx';
import { fill } from '../../logic/text-syntax.ts';
import { useMessage } from '../../ui/use-message.ts';
import { partField } from '../list/part-field.tsx';
import styles from './percentages.module.css';
import {
  isWhole,
  linesOf,
  makeRestEqual,
  sharesFrom,
  totalOf,
  withText,
  type Share,
  type ShareLine,
} from './shares.ts';

type Props = {
  list: StepWidgetProps;
  shares: readonly Share[];
  opener: RefObject<HTMLElement | null>;
  /** What to say when the visitor submits a total that is not 100. */
  invalid: string;
  onRefused: () => void;
  onSubmit: (shares: Share[]) => void;
  onClose: () => void;
};

/** Edits all shares of a list at once; nothing is applied until they add up to 100. */
export function SharesDialog(props: Props) {
  const { list, shares, opener, invalid, onRefused, onSubmit, onClose } = props;
  const [opened] = useState(() => linesOf(shares));
  const [lines, setLines] = useState(opened);
  const [message, setMessage] = useMessage();
  const messageId = `${list.id}__message`;
  const total = totalOf(sharesFrom(lines));
  const change = (changed: (lines: readonly ShareLine[]) => ShareLine[]) => {
    setLines(changed);
    setMessage(null);
  };
  const makeEqual = () => {
    const filled = makeRestEqual(lines);
    if (filled) change(() => filled);
    else setMessage(texts.percentages.nothingLeft);
  };
  const submit = () => {
    if (isWhole(total) && lines.every(({ text }) => isShare(text))) {
      onSubmit(sharesFrom(lines));
      return;
    }
    setMessage(invalid);
    onRefused();
  };
  return (
    <Dialog
      title={list.label}
      opener={opener}
      unsaved={!sameJson(textsOf(lines), textsOf(opened))}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.lines}>
        {lines.map((line, index) => (
          <Line
            key={line.name}
            list={list}
            index={index}
            line={line}
            wrong={message !== null && !isWhole(total)}
            messageId={message === null ? undefined : messageId}
            onText={(text) => change((latest) => withText(latest, index, text))}
          />
        ))}
      </div>
      <Total total={total} />
      <p id={`${list.id}__equal`} className={styles.hint}>
        {texts.percentages.equalHint}
      </p>
      <Button variant="quiet" aria-describedby={`${list.id}__equal`} onClick={makeEqual}>
        {texts.percentages.equal}
      </Button>
      <div id={messageId} role="alert" className={styles.message}>
        {message !== null && (
          <Fragment key={message.key}>
            <AlertGlyph />
            <p>{message.text}</p>
          </Fragment>
        )}
      </div>
      <ActionBar className={modal.actions}>
        <Button variant="secondary" onClick={onClose}>
          {texts.percentages.cancel}
        </Button>
        <Button type="submit">{texts.percentages.submit}</Button>
      </ActionBar>
    </Dialog>
  );
}

const textsOf = (lines: readonly ShareLine[]) => lines.map(({ text }) => text);

const isShare = (text: string) => plainDecimal(text, PERCENT) !== undefined;

const PERCENT: DecimalFormat = { decimals: 2, signed: false, unit: '%' };

/** The text of a share in its usual form, or as it is if it is not exactly one number. */
const tidyShare = (text: string): string => {
  const plain = plainDecimal(text, PERCENT);
  return plain === undefined ? text : tidyDecimal(plain);
};

type LineProps = {
  list: StepWidgetProps;
  index: number;
  line: ShareLine;
  /** True if the total of the lines was refused. */
  wrong: boolean;
  /** Id of the message about the lines, while there is one. */
  messageId: string | undefined;
  onText: (text: string) => void;
};

function Line({ list, index, line, wrong, messageId, onText }: LineProps) {
  const id = `${list.id}__share_${index}`;
  const field = partField(list, {
    id,
    name: 'percentage',
    value: line.text,
    errors: undefined,
    onChange: () => undefined,
  });
  return (
    <div className={styles.line}>
      <label htmlFor={id}>{line.name}</label>
      <TextControl
        field={field}
        value={line.text}
        suffix={texts.percentages.percent}
        className={styles.percent}
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={wrong || undefined}
        aria-describedby={messageId}
        mask={(previous, edit) => editDecimal(previous, edit, PERCENT)}
        onText={(text) => onText(plainDecimal(text, PERCENT) ?? text)}
        tidy={tidyShare}
        onFocus={(event) => event.currentTarget.select()}
      />
    </div>
  );
}

/** The sum so far, in words too, announced when it changes. */
function Total({ total }: { total: number }) {
  const exact = isWhole(total);
  const gap = total < 100 ? texts.percentages.missing : texts.percentages.excess;
  const percent = Math.abs(sumOf([100, -total]));
  const verdict = exact ? texts.percentages.exact : fill(gap, { percent });
  return (
    <div className={styles.total} data-exact={exact || undefined}>
      <svg className={styles.bar} aria-hidden="true" focusable="false">
        <rect className={styles.fill} width={`${Math.min(total, 100)}%`} height="100%" rx="4" />
      </svg>
      <output>
        <strong>{`${texts.percentages.total}: ${total}%`}</strong> <span>{verdict}</span>
      </output>
    </div>
  );
}
