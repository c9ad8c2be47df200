import type { AtRule, ChildNode, Declaration, Plugin, Rule } from 'postcss';

/** Declarations of one selector: at every width, and by media query. */
type Run = { rule: Rule; queries: Map<string, { query: AtRule; rule: Rule }> };

const onlyRule = (query: AtRule): Rule | undefined => {
  const [rule, ...others] = query.nodes ?? [];
  return rule?.type === 'rule' && others.length === 0 ? rule : undefined;
};

const declarations = (rule: Rule) => rule.nodes.filter((node): node is Declaration => node.type === 'decl');

/** `margin` of `margin-top`: one declaration may change the other. */
const family = (property: string) =>
  property
    .replace(/^(row|column)-gap$/, 'gap')
    .replace(/^(top|right|bottom|left)$/, 'inset')
    .split('-')[0];

const minWidth = (query: AtRule) => parseFloat(/\(min-width: ([\d.]+)em\)$/.exec(query.params)?.[1] ?? 'NaN');

/** Whether `rule` may move before the run's queries. */
const isFree = (rule: Rule, { queries }: Run): boolean =>
  declarations(rule).every(({ prop }) =>
    [...queries.values()].every((query) =>
      declarations(query.rule).every((each) => each.prop !== prop && family(each.prop) !== family(prop)),
    ),
  );

/**
 * Joins what several `steps` of one rule wrote: `.a{x} @media q{.a{y}} .a{z} @media q{.a{w}}` becomes `.a{x;z} @media
 * q{.a{y;w}}`, with the queries by width.
 */
export function joinMedia(): Plugin {
  return {
    postcssPlugin: 'join-media',
    OnceExit(root) {
      let run: Run | undefined;
      for (const node of [...root.nodes] as ChildNode[]) {
        if (node.type === 'rule') {
          if (run?.rule.selector === node.selector && isFree(node, run)) {
            run.rule.append(node.nodes);
            node.remove();
          } else run = { rule: node, queries: new Map() };
          continue;
        }
        const rule = node.type === 'atrule' && node.name === 'media' ? onlyRule(node) : undefined;
        if (node.type !== 'atrule' || !rule || !run || rule.selector !== run.rule.selector || isNaN(minWidth(node))) {
          run = undefined;
          continue;
        }
        const same = run.queries.get(node.params);
        if (same) {
          same.rule.append(rule.nodes);
          node.remove();
          continue;
        }
        const wider = [...run.queries.values()]
          .filter(({ query }) => minWidth(query) > minWidth(node))
          .sort((a, b) => minWidth(a.query) - minWidth(b.query));
        wider[0]?.query.before(node);
        run.queries.set(node.params, { query: node, rule });
      }
    },
  };
}
