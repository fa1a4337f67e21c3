import { expect, test } from 'vitest'
import { withOwnIds } from './svg-ids.ts'

test.each([
  ['an id that nothing mentions', '<svg id="Layer_1"><path id="p" d="M0"/></svg>', '<svg><path d="M0"/></svg>'],
  ['a mask', '<svg><mask id="m"/><g mask="url(#m)"/></svg>', '<svg><mask id="f-m"/><g mask="url(#f-m)"/></svg>'],
  ['single quotes', "<svg><g id='m'/><use href='#m'/></svg>", "<svg><g id='f-m'/><use href='#f-m'/></svg>"],
  ['an old link', '<svg><g id="a"/><use xlink:href="#a"/></svg>', '<svg><g id="f-a"/><use xlink:href="#f-a"/></svg>'],
  [
    'names for those who listen',
    '<svg aria-labelledby="t d"><title id="t">T</title><desc id="d">t d</desc></svg>',
    '<svg aria-labelledby="f-t f-d"><title id="f-t">T</title><desc id="f-d">t d</desc></svg>',
  ],
  ['words that are an id too', '<svg aria-label="x"><g id="x"/></svg>', '<svg aria-label="x"><g/></svg>'],
  [
    'an id that could be a color',
    '<svg><g id="abc" fill="#abc"/><use href="#abc" style="fill:#abc"/></svg>',
    '<svg><g id="f-abc" fill="#abc"/><use href="#f-abc" style="fill:#abc"/></svg>',
  ],
  [
    'a style',
    '<svg><style>#gear{fill:#fff}#gear-2{}</style><g id="gear"/><g id="gear-2"/></svg>',
    '<svg><style>#f-gear{fill:#fff}#f-gear-2{}</style><g id="f-gear"/><g id="f-gear-2"/></svg>',
  ],
  ['a color', '<svg><g id="a"/><g fill="#abc"/></svg>', '<svg><g/><g fill="#abc"/></svg>'],
  [
    'an animation that begins with another',
    '<svg><animate id="one" begin="0s;two.end+1s"/><animate id="two" begin="one.end"/></svg>',
    '<svg><animate id="f-one" begin="0s;f-two.end+1s"/><animate id="f-two" begin="f-one.end"/></svg>',
  ],
  ['an id of another document', '<svg><use href="#x"/></svg>', '<svg><use href="#x"/></svg>'],
  ['a script', '<svg id="x"><script>x</script></svg>', '<svg id="x"><script>x</script></svg>'],
])('%s', (_, text, expected) => {
  expect(withOwnIds(text, 'f')).toBe(expected)
})
