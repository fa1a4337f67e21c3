import { scriptText } from '../../text/html/script-text.ts'

const dataScript =
  /(<script\b(?:"[^"]*"|'[^']*'|[^"'>])*?\stype=["']?([^"'\s>]*json|importmap|speculationrules)["']?(?=[\s/>])(?:"[^"]*"|'[^']*'|[^"'>])*>)([^]*?)(?=<\/script)/gi

/** Make the data in the script elements of a rendered article safe. React does so for code, but takes HTML as it is given. */
export function safeScripts(html: string): string {
  if (!/<script/i.test(html)) return html
  return html.replace(dataScript, (_, start: string, type: string, text: string) => start + scriptText(text, type))
}
