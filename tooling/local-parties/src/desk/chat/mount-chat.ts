import type { Context, Env, Hono } from 'hono'
import {
  chatOperation,
  Fault,
  listRooms,
  operateChat,
  type ChatOperation,
  type Services,
} from '@saola/gateway'
import { localPageHeaders, readLanguage } from '../../local-page.ts'
import { messageText } from '../../texts.ts'
import { renderChatPage, type ChatDeskPage } from './chat-page.ts'

/** `/desk/chat`: the operator reads along, hides what must not stand, mutes members and sets how slow the room is. */
export function mountChat<E extends Env>(app: Hono<E>, services: Services): void {
  app.get('/desk/chat', (context) =>
    show(context, services, context.req.query('done') === 'yes' ? { kind: 'done' } : undefined),
  )
  app.post('/desk/chat', async (context) => {
    const form = new Map(
      [...(await context.req.formData())].map(([name, value]) => [
        name,
        typeof value === 'string' ? value : '',
      ]),
    )
    const language = readLanguage(form.get('language'))
    try {
      await operateChat(services, readStep(form))
      return context.redirect(`/desk/chat?language=${language}&done=yes`, 303)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      const text = messageText(language, error.messageKey, error.params)
      return show(context, services, { kind: 'refused', text }, language)
    }
  })
}

function readStep(form: ReadonlyMap<string, string>): ChatOperation {
  const number = (name: string): number => Number(form.get(name) || Number.NaN)
  const read = chatOperation.safeParse({
    step: form.get('step'),
    merchant: form.get('merchant'),
    ...(form.has('messageId') && { messageId: number('messageId') }),
    ...(form.has('text') && { text: form.get('text'), by: form.get('by') }),
    ...(form.has('member') && { member: form.get('member'), hours: number('hours') }),
    ...(form.get('step') === 'room' && {
      isOpen: form.has('isOpen'),
      slowSeconds: number('slowSeconds'),
    }),
  })
  if (!read.success) throw new Fault('request_param_err')
  return read.data
}

async function show(
  context: Context,
  services: Services,
  notice: ChatDeskPage['notice'],
  language?: 'VI' | 'EN',
): Promise<Response> {
  const page = renderChatPage({
    language: language ?? readLanguage(context.req.query('language')),
    here: new URL('/desk/chat', context.req.url),
    memberOrigin: services.settings.memberOrigin,
    notice,
    rooms: await listRooms(services),
  })
  return context.html(page, notice?.kind === 'refused' ? 400 : 200, localPageHeaders())
}
