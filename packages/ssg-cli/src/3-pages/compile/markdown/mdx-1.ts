import type { Root } from 'mdast'
import { codeIndented } from 'micromark-core-commonmark'
import type { Code, Construct, Effects, Event, Extension, State, Tokenizer, TokenType } from 'micromark-util-types'
import { walk } from '../tree.ts'

type Constructs = Construct | readonly Construct[] | undefined

/** The characters that JSX and expressions begin with. */
const [lessThan, brace] = [60, 123]
const closingBrace = 125

/** How often braces are closed in a tag, one for each property, and in an expression, where one may stand in a string. */
const [endsOfTag, endsOfExpression] = [40, 8]

/**
 * Make the syntax of MDX that of MDX 1: what is no JSX and no JavaScript is text, links may stand in angle brackets, and
 * indented lines are code. Other extensions stay what they are.
 *
 * @param interrupts Whether such a line with words that leaves a tag open, or closes one of above, ends the paragraph before it.
 * @see https://mdxjs.com/migrating/v2/
 */
export function asMdx1(extension: Extension, interrupts = false): Extension {
  return extension.flow?.[brace] && extension.text?.[lessThan] ? forgiving(extension, interrupts) : extension
}

/**
 * Take expressions outside of elements for text, as MDX 1 did. Comments stay what they are.
 *
 * @param text What the tree was made of.
 */
export function withoutExpressions(tree: Root, text: string): Root {
  walk(tree, (node, index, parent) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') return 'skip'
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return
    if (!parent || !node.position || node.data?.estree?.body.length === 0) return
    const { position } = node
    const value = text.slice(position.start.offset, position.end.offset)
    const words = { type: 'text' as const, value, position }
    parent.children[index] =
      node.type === 'mdxTextExpression' ? words : { type: 'paragraph', children: [words], position }
  })
  return tree
}

function forgiving({ flow = {}, text = {}, disable, ...others }: Extension, interrupts: boolean): Extension {
  const tags = orText(text[lessThan], endsOfTag)
  return {
    ...others,
    flow: {
      ...flow,
      [lessThan]: [...orText(flow[lessThan], endsOfTag), ...tags.map((tag) => openWithWords(tag, interrupts))],
      [brace]: orText(flow[brace], endsOfExpression),
    },
    text: { ...text, [lessThan]: tags, [brace]: orText(text[brace], endsOfExpression) },
    flowInitial: { [-2]: indented, [-1]: indented, 32: indented },
    disable: { null: (disable?.null ?? []).filter((name) => name !== 'autolink') },
  }
}

/**
 * Where these would end with an error, they are not there: another construct reads the text, or none. Each closing brace may be
 * the end of an expression, so that an open one would be tried to the end of the text, by each of many.
 *
 * @param mostEnds How often braces may be closed again.
 */
function orText(constructs: Constructs, mostEnds: number): Construct[] {
  return [constructs ?? []].flat().map((construct) => {
    const tokenize: Tokenizer = function (effects, ok, nok) {
      let open = 0
      let ends = 0
      let isOver = false
      const over =
        (state: State): State =>
        (code) => {
          isOver = true
          return state(code)
        }
      const unlessFailed =
        (state: State): State =>
        (code: Code) => {
          if (code === brace) open++
          if (code === closingBrace && --open === 0) ends++
          if (ends > mostEnds) return nok(code)
          try {
            const next = state(code)
            return next === undefined || isOver ? next : unlessFailed(next)
          } catch (error) {
            // What reads on after the construct is no part of it.
            if (isOver) throw error
            return nok(code)
          }
        }
      return unlessFailed(construct.tokenize.call(this, effects, over(ok), over(nok)))
    }
    return { ...construct, tokenize }
  })
}

/**
 * A line of tags and words of which one is closed further down, or closes one of above: `<details><summary>More</summary>`, then Markdown.
 *
 * @param tag What reads one tag in a text.
 * @param interrupts Whether it may follow a paragraph.
 */
function openWithWords(tag: Construct, interrupts: boolean): Construct {
  const tokenize: Tokenizer = function (effects, ok, nok) {
    const from = this.events.length
    const flowTag: Construct = {
      tokenize: (inner, done, failed) => tag.tokenize.call(this, inFlow(inner), done, failed),
    }
    const next: State = (code) => {
      if (isEnd(code)) return openTags(this.events.slice(from)) === 0 ? nok(code) : ok(code)
      return code === lessThan ? effects.attempt(flowTag, next, startWords)(code) : startWords(code)
    }
    const startWords: State = (code) => {
      effects.enter('chunkText', { contentType: 'text' })
      effects.consume(code)
      return words
    }
    const words: State = (code) => {
      if (isSpace(code)) return effects.check(spaceBeforeTag, startSpace, goOn)(code)
      return isEnd(code) || code === lessThan ? endWords(code) : goOn(code)
    }
    const goOn: State = (code) => {
      effects.consume(code)
      return words
    }
    const endWords: State = (code) => {
      effects.exit('chunkText')
      return next(code)
    }
    const startSpace: State = (code) => {
      effects.exit('chunkText')
      effects.enter('data')
      return space(code)
    }
    const space: State = (code) => {
      if (isSpace(code)) {
        effects.consume(code)
        return space
      }
      effects.exit('data')
      return next(code)
    }
    return this.interrupt && !interrupts ? nok : effects.attempt(flowTag, next, nok)
  }
  return { name: 'openWithWordsOfMdx1', tokenize }
}

/** Words lose the space at their end, which counts before a tag. */
const spaceBeforeTag: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    const space: State = (code) => {
      if (!isSpace(code)) return code === lessThan ? ok(code) : nok(code)
      effects.consume(code)
      return space
    }
    return (code) => {
      effects.enter('data')
      return space(code)
    }
  },
}

function isSpace(code: Code): boolean {
  return code === 32 || code === -1 || code === -2
}

/** Tags of blocks have the tokens of tags in texts under other names. */
function inFlow(effects: Effects): Effects {
  // The names are those of tokens.
  const flowName = (type: TokenType) => type.replace('mdxJsxText', 'mdxJsxFlow') as TokenType
  return {
    ...effects,
    enter: (type, fields) => effects.enter(flowName(type), fields),
    exit: (type) => effects.exit(flowName(type)),
  }
}

function openTags(events: readonly Event[]): number {
  const count = (name: string) => events.filter(([kind, { type }]) => kind === 'enter' && type === name).length
  return count('mdxJsxFlowTag') - count('mdxJsxFlowTagSelfClosingMarker') - 2 * count('mdxJsxFlowTagClosingMarker')
}

/** The end of a line or of the text. */
function isEnd(code: Code): boolean {
  return code === null || code < -2
}

/** Code by its indent, where a block begins: what stands below a line of an element belongs to that. */
const indented: Construct = {
  name: 'codeIndentedOfMdx1',
  tokenize(effects, ok, nok) {
    const [, before] = this.events.at(-1) ?? []
    const isStart = before === undefined || before.type === 'lineEndingBlank'
    return isStart ? codeIndented.tokenize.call(this, effects, ok, nok) : nok
  },
}
