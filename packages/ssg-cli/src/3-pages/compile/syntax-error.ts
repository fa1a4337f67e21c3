import { voidElements } from '../../text/html/void-elements.ts'
import { markdownSyntax } from '../../diagnostics/catalogue.ts'
import type { Diagnostic, Position } from '../../model/diagnostic.ts'
import { messagePosition } from './message-position.ts'
import { openBrace } from './open-brace.ts'

/** What the parser throws: a VFileMessage, as far as we read it. */
export interface ParserMessage {
  readonly reason: string
  readonly ruleId?: string | undefined
  readonly place?: unknown
  /** What the parser of JavaScript threw. */
  readonly cause?: unknown
  readonly line?: number | undefined
  readonly column?: number | undefined
}

/** True for messages of the parser about what an author wrote. */
export function isParserMessage(error: unknown): error is ParserMessage {
  return typeof error === 'object' && error !== null && 'reason' in error && typeof error.reason === 'string'
}

/**
 * Say what is wrong with MDX that cannot be parsed, and what to write instead.
 *
 * @param text what was parsed: as `lines`, but for comments
 */
export function syntaxError(
  error: ParserMessage,
  file: string,
  lines: readonly string[],
  text = lines.join('\n'),
): Diagnostic {
  const stop = positionOfTag(error.reason) ?? messagePosition(error)
  const brace = stop && isInBraces(error) ? openBrace(text, stop) : undefined
  // The parser reads on to the end for the other brace. JavaScript that is wrong is shown where it is.
  const position = error.ruleId === 'unexpected-eof' ? (brace ?? stop) : stop
  const line = position ? (lines[position.line - 1] ?? '') : ''
  const before = position ? line.slice(0, position.column - 1) : ''
  const opened = brace && stop && brace.line < stop.line ? ` that open at line ${brace.line}` : ''
  const { message, hint, from } = explain(error, line, before, opened)
  const whole = position && from !== undefined ? spanOf(from, line, before, position) : position
  return markdownSyntax({ file, position: whole, message, hint })
}

interface Told {
  readonly message: string
  readonly hint?: string
  /** What is wrong as a whole, when the parser stopped within it. */
  readonly from?: string
}

function spanOf(text: string, line: string, before: string, position: Position): Position {
  const start = line.lastIndexOf(text, before.length)
  if (start < 0) return position
  return { line: position.line, column: start + 1, endLine: position.line, endColumn: start + 1 + text.length }
}

function isInBraces({ reason, ruleId }: ParserMessage): boolean {
  return (ruleId === 'unexpected-eof' && /expression|`}`|\{/.test(reason)) || /expression with acorn/.test(reason)
}

function explain(error: ParserMessage, line: string, before: string, opened: string): Told {
  const { reason, ruleId } = error

  const unclosed = /Expected a closing tag for `<([^`>]*)>`/.exec(reason)
  if (unclosed) {
    const [, name = ''] = unclosed
    if (voidElements.has(name))
      return {
        message: `Unexpected tag "<${name}>" without an end, expected "<${name} />": in MDX every tag ends`,
        hint: 'Write a slash before the ">".',
      }
    const found = /^(?:.*?)before the end of `?(\w+)`?/.exec(reason)?.[1]
    return {
      message: `Unexpected end of ${found ?? 'the file'}, expected the closing tag "</${name}>"`,
      hint: `Write "</${name}>" where it ends, or "<${name} />" if it holds nothing. Tags that span several blocks stand on lines of their own.`,
    }
  }
  const stray =
    /Unexpected closing (?:slash|tag) `?(<?\/[^`,]*)`?,? ?(?:expected corresponding closing tag for `<([^`>]*)>`)?/.exec(
      reason,
    )
  if (stray) {
    const [, found = '/', open] = stray
    return open === undefined
      ? {
          message: `Unexpected closing tag "${line.slice(Math.max(0, before.lastIndexOf('<'))).split(/\s/)[0] || found}", expected an open tag before it`,
          hint: 'Open the tag first, or remove the closing one.',
        }
      : { message: `Unexpected closing tag "${found}", expected "</${open}>"`, hint: `Close "<${open}>" first.` }
  }
  if (ruleId === 'unexpected-eof' && isInBraces(error)) {
    return {
      message: 'Unexpected end of the file in braces, expected "}"',
      hint: 'Close the brace, or write "\\{" for a brace in text.',
    }
  }
  if (ruleId === 'unexpected-character' || ruleId === 'unexpected-eof' || ruleId === 'unexpected-lazy')
    return unexpectedCharacter(reason, line, before)
  if (/only import\/exports are supported/.test(reason))
    return {
      message: 'Unexpected text below an import or export, expected a blank line before it',
      hint: 'Leave a blank line after the last import or export.',
    }
  if (ruleId === 'acorn' || /acorn/.test(reason)) return javaScript(error, line, opened)
  return { message: `Unexpected MDX, expected what the parser understands: ${reason}` }
}

function unexpectedCharacter(reason: string, line: string, before: string): Told {
  const rest = line.slice(before.length)
  const opening = before.lastIndexOf('<')
  const tag = opening === -1 ? line : line.slice(opening)
  const character = /Unexpected character `([^`]+|``` ` ```)`/.exec(reason)?.[1] ?? rest[0]
  const found = character === undefined ? 'end of the line' : `"${character}"`
  if (tag.startsWith('<!--'))
    return { message: 'Unexpected HTML comment, expected an MDX comment', hint: 'Write {/* … */}.' }
  if (/^<(?:https?|mailto|ftp):|^<[\w.+-]+@/i.test(tag)) {
    const url = /^<([^>\s]*)>?/.exec(tag)?.[1] ?? ''
    return {
      message: `Unexpected "<${url}>", expected JSX: MDX has no links in angle brackets`,
      hint: `Write [${url}](${url}), or the bare URL.`,
      from: `<${url}>`,
    }
  }
  if (character !== undefined && '“”„‟‘’‚«»'.includes(character) && /attribute/.test(reason)) {
    return {
      message: `Unexpected ${found} around the value of an attribute, expected straight quotes`,
      hint: 'Write " or \' in its place, at both ends. Programs for texts change them while one types.',
    }
  }
  if (/^<[\d\s=<]/.test(tag) || /before name/.test(reason)) {
    return {
      message: `Unexpected ${found} after "<", expected the name of a tag`,
      hint: 'Write "\\<" or "&lt;" for a less-than sign in text.',
    }
  }
  const expected = /, expected (?:a |an )?(.+?)(?: \(note:.*)?$/s.exec(reason)?.[1]
  const where = /(?:^|\s)(before|in|after|at) ([a-z ]+),/.exec(reason)
  return {
    message: `Unexpected ${found}${where ? ` ${where[1]} ${where[2]}` : ''}, expected ${expected ? plain(expected) : 'JSX'}`,
    hint: 'In MDX "<" starts a tag and "{" an expression: write "\\<" and "\\{" in text, or use code.',
  }
}

function javaScript({ reason, cause }: ParserMessage, line: string, opened: string): Told {
  const what = /import\/exports?/.test(reason) ? 'import or export' : 'expression in braces'
  const said = cause instanceof Error ? cause.message.replace(/ \(\d+:\d+\)$/, '') : ''
  const twice = /^Identifier '(.+)' has already been declared$/.exec(said)?.[1]
  if (twice !== undefined) {
    return {
      message: `Unexpected "${twice}" a second time, expected each name once among imports and exports`,
      hint: 'Remove one of the two, or give it another name.',
    }
  }
  // What stands in the line of the statement itself is no text below it.
  if (said !== '' && /^(?:import|export)\b/.test(line)) {
    return { message: `Unexpected ${what}, expected JavaScript: ${said}` }
  }
  if (/\{#[\w-]+\}/.test(line)) {
    return {
      message: 'Unexpected "{#…}" in text, expected it at the end of a heading',
      hint: 'Write "\\{#" for a brace in text.',
    }
  }
  return {
    message: `Unexpected ${what}${opened}, expected JavaScript`,
    hint:
      what === 'import or export'
        ? 'Leave a blank line after the last import or export.'
        : 'Write "\\{" for a brace in text, or use code.',
  }
}

function plain(text: string): string {
  return text.replaceAll('`', '"').replace(/\s+/g, ' ')
}

/** For tags that are never closed the position of the opening tag stands in the message only. */
function positionOfTag(reason: string): Position | undefined {
  const found = /^Expected a closing tag.*?\((\d+):(\d+)-(\d+):(\d+)\)/.exec(reason)
  if (!found) return undefined
  const [, line, column, endLine, endColumn] = found
  return { line: Number(line), column: Number(column), endLine: Number(endLine), endColumn: Number(endColumn) }
}
