import type { Options } from 'ky'
import { textFields, type BuiltRequest } from './build-request.ts'

/** How the body travels: as JSON, as a form, or as a JSON stream whose progress is told. */
export async function requestBody(
  { body, form }: BuiltRequest,
  baseUrl: string,
  onUploadProgress: ((fraction: number) => void) | undefined,
): Promise<Pick<Options, 'json' | 'body' | 'onUploadProgress'>> {
  if (body === undefined) return {}
  if (form) return { body: new URLSearchParams(textFields(body)) }
  if (onUploadProgress === undefined) return { json: body }
  const { uploadWithProgress } = await import('./upload-progress.ts')
  return uploadWithProgress(body, baseUrl, onUploadProgress)
}
