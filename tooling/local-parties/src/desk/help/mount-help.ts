import type { Context, Env, Hono } from 'hono'
import { Fault, helpOperation, listHelpOfAll, operateHelp, type Services } from '@saola/gateway'
import { localPageHeaders, readLanguage } from '../../local-page.ts'
import { messageText } from '../../texts.ts'
import { readDeskForm, readWanted, type DeskForm } from '../desk-form.ts'
import { renderHelpPage, type HelpDeskPage } from './help-page.ts'

/** `/desk/help`: the operator writes articles of the help center, changes them and takes them back. */
export function mountHelp<E extends Env>(app: Hono<E>, services: Services): void {
  app.get('/desk/help', (context) =>
    show(context, services, context.req.query('done') === 'yes' ? { kind: 'done' } : undefined),
  )
  app.post('/desk/help', async (context) => {
    const form = await readDeskForm(context)
    const language = readLanguage(form.get('language'))
    try {
      await operateHelp(services, readWanted(helpOperation, wantedOf(form)))
      return context.redirect(`/desk/help?language=${language}&done=yes`, 303)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      const text = messageText(language, error.messageKey, error.params)
      return show(context, services, { kind: 'refused', text }, language)
    }
  })
}

function wantedOf(form: DeskForm): object {
  const merchant = form.get('merchant')
  const ids = (form.get('ids') ?? '').split(',').filter(Boolean).map(Number)
  if (form.get('act') === 'withdraw') return { do: 'withdraw', merchant, ids }
  return {
    do: 'publish',
    merchant,
    topic: form.get('topic'),
    title: { VI: form.get('titleVI'), EN: form.get('titleEN') },
    content: { VI: plain(form.get('contentVI')), EN: plain(form.get('contentEN')) },
    ...(ids.length > 0 && { replaces: ids }),
  }
}

/** Browsers send the ends of lines as two letters. */
function plain(text = ''): string {
  return text.replaceAll('\r\n', '\n').trim()
}

async function show(
  context: Context,
  services: Services,
  notice: HelpDeskPage['notice'],
  language?: 'VI' | 'EN',
): Promise<Response> {
  const page = renderHelpPage({
    language: language ?? readLanguage(context.req.query('language')),
    here: new URL('/desk/help', context.req.url),
    memberOrigin: services.settings.memberOrigin,
    notice,
    merchants: await listHelpOfAll(services),
  })
  return context.html(page, notice?.kind === 'refused' ? 400 : 200, localPageHeaders())
}
