import * as z from 'zod/mini'
import { announcementOperation, Fault } from '@saola/gateway'

type Operation = z.infer<typeof announcementOperation>

/** A notice, pop-up or banner as the desk's forms send it; what is left empty says nothing. */
export async function readAnnouncement(form: FormData): Promise<Operation> {
  const text = (name: string): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const shared = {
    do: text('do'),
    merchant: text('merchant'),
    title: { VI: text('titleVI'), EN: text('titleEN') },
    ...(text('endsAt') !== '' && { endsAt: readTime(text('endsAt')) }),
  }
  if (text('do') === 'withdraw') {
    return read({ do: 'withdraw', merchant: text('merchant'), ids: text('ids').split(',').map(Number) })
  }
  if (shared.title.VI === '' || shared.title.EN === '') throw refused('title', 'desk.news.title_required')
  if (text('do') === 'banner') {
    const picture = form.get('picture')
    if (!(picture instanceof Blob) || picture.size === 0) {
      throw refused('picture', 'desk.news.picture_required')
    }
    const base64 = Buffer.from(await picture.arrayBuffer()).toString('base64')
    return read({
      ...shared,
      picture: base64,
      linkageType: text('linkageType'),
      ...(text('linkage') !== '' && { linkage: text('linkage') }),
    })
  }
  const content = { VI: paragraphs(text('contentVI')), EN: paragraphs(text('contentEN')) }
  if (content.VI === '' || content.EN === '') throw refused('content', 'desk.news.content_required')
  // A popup is chosen together with when it opens.
  const [kind, execution] = text('kind').split('-')
  return read({
    ...shared,
    content,
    kind,
    ...(execution !== undefined && { execution }),
    ...(text('promotionId') !== '' && { promotionId: Number(text('promotionId')) }),
  })
}

/** Browsers send line ends of their own. */
function paragraphs(text: string): string {
  return text.replaceAll('\r\n', '\n')
}

/** A field for day and time knows no zone; the operator's is Vietnam. */
function readTime(local: string): number {
  const time = Date.parse(`${local}:00+07:00`)
  if (Number.isNaN(time)) throw refused('endsAt', 'desk.unreadable')
  return time
}

function read(input: unknown): Operation {
  const result = z.safeParse(announcementOperation, input)
  if (result.success) return result.data
  throw refused(result.error.issues[0]?.path.join('.') || 'body', 'desk.unreadable')
}

function refused(field: string, messageKey: string): Fault {
  return new Fault('request_param_err', { field, messageKey })
}
