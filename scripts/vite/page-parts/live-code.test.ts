import { expect, test } from 'vitest';
import { liveCodeIn } from './live-code.ts';

test.each([
  ['an event handler', '<button onClick={press}>Press</button>', 'the event handler onClick'],
  ['a state', 'const [open, setOpen] = useState(false);', 'the hook useState'],
  ['an effect', 'useEffect(() => {});', 'the hook useEffect'],
])('%s is found with its line', (_, code, what) => {
  expect(liveCodeIn(`import x from 'x';\n\n${code}`)).toEqual([{ line: 3, what }]);
});

test('links, details, command buttons and loaded data are none', () => {
  const code = `const text = use(loaded); const id = useId();
    const a = <a href="/shop">Shop</a>; const b = <details name="one"><summary>One</summary></details>;
    const c = <button commandfor="menu" command="show-popover">Menu</button>; const only = { onClick: 1 };`;
  expect(liveCodeIn(code)).toEqual([]);
});
