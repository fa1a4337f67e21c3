import { open, type FileHandle } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { contentType, isText } from '../servers/content-type.ts'
import { byteRange, type ByteRange } from './byte-range.ts'
import { findCompressed, type FoundFile } from './find-file.ts'
import { isFresh, isRangeUsable, type Validators } from './is-fresh.ts'
import { preferredEncodings, type Encoding } from './preferred-encodings.ts'
import { unlessRefused } from './unless-refused.ts'

/** A file to send, for a request. */
export interface FileAnswer {
  /** The output folder, without symbolic links. */
  readonly root: string
  readonly file: FoundFile
  readonly status: number
  /** Headers that the site sets, by name in lower case: they come before ours. */
  readonly headers: ReadonlyMap<string, string>
}

/** Bytes of a text from which on it is compressed when it is sent: less is one packet either way. */
const worthCompressing = 1_400

/**
 * Answer with a file: whole, a span of it, compressed, or just that the client has it already. Where no compressed copy lies
 * beside a text, it is compressed while it is sent. False without an answer if the file is gone, for a build may replace the
 * output at any moment.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { root, file, status, headers }: FileAnswer,
): Promise<boolean> {
  const wantsRange = status === 200 && request.method === 'GET' && request.headers.range !== undefined
  // A span is one of the file as it is: nobody can go on with another encoding.
  const accepted = wantsRange ? [] : preferredEncodings(request.headers['accept-encoding'])
  const { varies, found } = await findCompressed(root, file, accepted)
  const isWorth = !varies && file.size >= worthCompressing && isText(file.name)
  // From here on it is one file, whatever gets its name meanwhile.
  const opened = await open((found?.file ?? file).path).catch(unlessRefused)
  if (!opened) return false
  try {
    await sendOpened(request, response, {
      opened,
      name: file.name,
      encoding: found?.encoding,
      isZipped: isWorth && accepted.includes('gzip'),
      varies: varies || isWorth,
      status,
      headers,
    })
  } finally {
    await opened.close()
  }
  return true
}

/** An open file to send. */
interface OpenedAnswer extends Pick<FileAnswer, 'status' | 'headers'> {
  readonly opened: FileHandle
  readonly name: string
  /** Of the opened file. */
  readonly encoding: Encoding | undefined
  /** Whether it is compressed while it is sent. */
  readonly isZipped: boolean
  /** Whether the answer depends on the encodings that a client takes. */
  readonly varies: boolean
}

async function sendOpened(
  request: IncomingMessage,
  response: ServerResponse,
  { opened, name, encoding: fileEncoding, isZipped, varies, status, headers }: OpenedAnswer,
): Promise<void> {
  const sent = await opened.stat()
  const wantsRange = status === 200 && request.method === 'GET' && request.headers.range !== undefined
  const encoding = isZipped ? 'gzip' : fileEncoding
  const validators = validatorsOf(sent, encoding)
  response.statusCode = status
  response.setHeader('Content-Type', contentType(name))
  if (varies) response.setHeader('Vary', 'Accept-Encoding')
  if (encoding) response.setHeader('Content-Encoding', encoding)
  if (status === 200) {
    response.setHeader('ETag', validators.etag)
    response.setHeader('Last-Modified', validators.lastModified)
    response.setHeader('Accept-Ranges', 'bytes')
  }
  for (const [header, value] of headers) response.setHeader(header, value)

  if (status === 200 && isFresh(request.headers, validators)) return sendNotModified(response)
  const range =
    wantsRange && isRangeUsable(request.headers, validators) ? byteRange(request.headers.range, sent.size) : undefined
  if (range === 'unsatisfiable') return sendUnsatisfiable(response, sent.size)
  if (range) {
    response.statusCode = 206
    response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${sent.size}`)
  }
  const part = range ?? { start: 0, end: sent.size - 1 }
  if (!isZipped) response.setHeader('Content-Length', part.end - part.start + 1)
  if (request.method === 'HEAD' || sent.size === 0) response.end()
  else await streamPart(opened, part, isZipped, response)
}

function validatorsOf(file: Pick<FoundFile, 'size' | 'mtimeMs'>, encoding: Encoding | undefined): Validators {
  const state = `${file.size.toString(36)}-${Math.round(file.mtimeMs * 1000).toString(36)}`
  return { etag: `"${encoding ? `${state}-${encoding}` : state}"`, lastModified: new Date(file.mtimeMs).toUTCString() }
}

function sendNotModified(response: ServerResponse): void {
  response.statusCode = 304
  for (const name of ['Content-Type', 'Content-Encoding', 'Accept-Ranges']) response.removeHeader(name)
  response.end()
}

function sendUnsatisfiable(response: ServerResponse, size: number): void {
  response.statusCode = 416
  response.setHeader('Content-Range', `bytes */${size}`)
  for (const name of ['Content-Type', 'ETag', 'Last-Modified']) response.removeHeader(name)
  response.setHeader('Content-Length', 0)
  response.end()
}

async function streamPart(
  opened: FileHandle,
  part: ByteRange,
  isZipped: boolean,
  response: ServerResponse,
): Promise<void> {
  const pieces = opened.createReadStream({ start: part.start, end: part.end, autoClose: false })
  try {
    if (isZipped) await pipeline(wholePart(pieces, part), createGzip(), response)
    else await pipeline(pieces, response)
  } catch {
    // The client went away, or the file changed while it was read: a cut connection tells that the answer is not whole.
    response.destroy()
  }
}

/** All of a part, or an error: its length is no longer told by the length of the answer. */
async function* wholePart(pieces: AsyncIterable<Buffer>, { start, end }: ByteRange): AsyncIterable<Buffer> {
  let left = end - start + 1
  for await (const piece of pieces) {
    left -= piece.length
    yield piece
  }
  if (left > 0) throw new Error('The file is shorter than it was.')
}
