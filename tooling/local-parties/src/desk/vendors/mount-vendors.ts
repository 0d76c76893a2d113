import type { Context, Env, Hono } from 'hono'
import { Fault, operateVendor, type Services } from '@saola/gateway'
import { localPageHeaders, readLanguage } from '../../local-page.ts'
import { messageText } from '../../texts.ts'
import { readDeskForm } from '../desk-form.ts'
import { readVendor, whyRefused } from './read-vendor.ts'
import { renderVendorsPage, type VendorsDeskPage } from './vendors-page.ts'

/** `/desk/vendors`: vendors of games are connected, changed, turned off and on, their secrets changed, and lists of aggregators imported (games 93 to 97, 145). */
export function mountVendors<E extends Env>(app: Hono<E>, services: Services): void {
  app.get('/desk/vendors', (context) => {
    const { done: act, about: vendor } = context.req.query()
    const isDone = act !== undefined && vendor !== undefined
    return show(context, services, isDone ? { kind: 'done', act, vendor } : undefined)
  })
  app.post('/desk/vendors', async (context) => {
    const form = await readDeskForm(context)
    const language = readLanguage(form.get('language'))
    try {
      const wanted = readVendor(form)
      const { imported } = await operateVendor(services, wanted)
      if (imported?.isPreview === true && wanted.do === 'import')
        return await show(
          context,
          services,
          { kind: 'previewed', vendor: wanted.vendor, imported, form },
          language,
        )
      const about = wanted.do === 'list' ? {} : { done: wanted.do, about: wanted.vendor }
      return context.redirect(`/desk/vendors?${new URLSearchParams({ language, ...about }).toString()}`, 303)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      const text = messageText(language, whyRefused(error), error.params)
      return show(context, services, { kind: 'refused', text, form, field: error.field }, language)
    }
  })
}

async function show(
  context: Context,
  services: Services,
  notice: VendorsDeskPage['notice'],
  language?: 'VI' | 'EN',
): Promise<Response> {
  const { vendors } = await operateVendor(services, { do: 'list' })
  const page = renderVendorsPage({
    language: language ?? readLanguage(context.req.query('language')),
    here: new URL('/desk/vendors', context.req.url),
    memberOrigin: services.settings.memberOrigin,
    notice,
    vendors,
  })
  return context.html(page, notice?.kind === 'refused' ? 400 : 200, localPageHeaders())
}
