/** What a change to the data means for visitors. */
export type Change = {
  kind:
    | 'added'
    | 'removed'
    | 'renamed'
    | 'retyped'
    | 'narrowed'
    | 'widened'
    | 'rule'
    | 'default'
    | 'option removed'
    | 'option added'
    | 'option order'
    | 'condition'
    | 'order'
    | 'route';
  text: string;
  /** True if saved answers may no longer be accepted, so that a draft migration is due. */
  breaks: boolean;
};
