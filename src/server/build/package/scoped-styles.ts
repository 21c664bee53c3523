import type { AcceptedPlugin, Rule } from 'postcss';

const SCOPE = '.plumbline';

/**
 * Limits element styles and custom properties to the questionnaire, so that the rest of the host page
 * is unaffected. Classes of CSS modules are already scoped.
 */
export function scopedStyles(): AcceptedPlugin {
  return {
    postcssPlugin: 'plumbline:scoped-styles',
    Rule(rule) {
      const file = rule.source?.input.file ?? '';
      if (file.endsWith('.module.css') || isDone(rule)) return;
      rule.selectors = rule.selectors.map(scoped);
    },
  };
}

/** `html` and `body` become the questionnaire; in `html:has(…)`, `html` still means the host page. */
function scoped(selector: string): string {
  if (selector.startsWith('html:has(')) return selector.replace('html:has(', `html:has(${SCOPE} `);
  if (/^(?::root|html|body)$/.test(selector)) return SCOPE;
  return `:where(${SCOPE}) ${selector}`;
}

/** PostCSS visits a rule again after changing it. */
const isDone = (rule: Rule) => rule.selector.includes(SCOPE);
