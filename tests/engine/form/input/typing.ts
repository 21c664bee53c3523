import {
  editBetween,
  type EraseDirection,
  type FieldState,
} from '../../../../src/engine/form/input/edit.ts';

type Edited = (previous: string, edit: ReturnType<typeof editBetween>) => FieldState;

/** A field edited the way a browser does it: first the raw edit, then the formatter's result. */
export class TypedField {
  text = '';
  caret = 0;
  readonly #edited: Edited;

  constructor(edited: Edited, text = '', caret = text.length) {
    this.#edited = edited;
    this.text = text;
    this.caret = caret;
  }

  type(keys: string): this {
    for (const key of keys) this.paste(key);
    return this;
  }

  paste(pasted: string, selected = 0): this {
    return this.#replace(this.caret, this.caret + selected, pasted, 'backward');
  }

  backspace(times = 1): this {
    for (let press = 0; press < times; press += 1) {
      this.#replace(Math.max(0, this.caret - 1), this.caret, '', 'backward');
    }
    return this;
  }

  delete(times = 1): this {
    for (let press = 0; press < times; press += 1) {
      this.#replace(this.caret, Math.min(this.text.length, this.caret + 1), '', 'forward');
    }
    return this;
  }

  at(caret: number): this {
    this.caret = caret;
    return this;
  }

  /** The text with `|` at the caret. */
  get shown(): string {
    return `${this.text.slice(0, this.caret)}|${this.text.slice(this.caret)}`;
  }

  #replace(from: number, to: number, inserted: string, direction: EraseDirection): this {
    const raw = {
      text: this.text.slice(0, from) + inserted + this.text.slice(to),
      caret: from + inserted.length,
    };
    const { text, caret } = this.#edited(this.text, editBetween(this.text, raw, direction));
    this.text = text;
    this.caret = caret;
    return this;
  }
}
