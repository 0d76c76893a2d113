import type { Context, Env, Hono } from 'hono'
import { createVisitorReader, Fault, refuseOtherNames, requireOperator, type Services } from '@saola/gateway'

/**
 * Whoever asks may use the desk of a laptop, from a page of its own: another site open in the same browser must not press the
 * operator's buttons. Where operators are named they sign in, and act under their own names (system 34).
 */
export function guardDesk<E extends Env>(app: Hono<E>, services: Services): void {
  const readVisitor = createVisitorReader(services.settings)
  const guard = async (context: Context, next: () => Promise<void>): Promise<Response | undefined> => {
    const isAct = context.req.method !== 'GET'
    if (isAct && !isFromHere(context)) throw new Fault('not_found')
    if (services.settings.operators.length > 0) {
      const [typed, secret] = readSignIn(context.req.header('authorization'))
      if (secret === undefined) return askToSignIn(context)
      const caller = await requireOperator(services, readVisitor(context).network, secret)
      refuseOtherNames(caller, { by: typed })
      if (isAct) refuseOtherNames(caller, await readNames(context.req.raw))
    }
    await next()
    return undefined
  }
  app.use('/desk', guard)
  app.use('/desk/*', guard)
}

/** The host was found to be one of this machine before; the browser says which page the form stood on, an older one by its origin. */
function isFromHere({ req }: Context): boolean {
  const site = req.header('sec-fetch-site')
  return site === undefined ? req.header('origin') === new URL(req.url).origin : site === 'same-origin'
}

function readSignIn(header = ''): [name: string, secret: string | undefined] {
  const [scheme = '', coded = ''] = header.split(' ')
  if (scheme.toLowerCase() !== 'basic') return ['', undefined]
  const [name = '', ...secret] = Buffer.from(coded, 'base64').toString('utf8').split(':')
  return [name, secret.join(':')]
}

function askToSignIn(context: Context): Response {
  return context.body(null, 401, { 'WWW-Authenticate': 'Basic realm="Saola", charset="UTF-8"' })
}

async function readNames(request: Request): Promise<{ by?: string }> {
  const by = (await request.clone().formData()).get('by')
  return typeof by === 'string' && by.trim() !== '' ? { by } : {}
}
