import { sealDes } from '../http/seal.ts'
import { done, success } from '../http/reply.ts'
import { Refused } from '../http/refused.ts'
import type { Call, Visit } from '../http/wire.ts'
import { drawCaptcha } from '../pages/draw-captcha.ts'
import { notices } from '../memory/notices.ts'
import { moduleTree, registerRules } from '../memory/settings.ts'
import { newCaptcha } from '../memory/captchas.ts'

/** What anybody may ask before signing in. */
export const systemCalls: Call[] = [
  { from: 'anybody', method: 'GET', path: '/wps/system/status', answer: status },
  { from: 'anybody', method: 'GET', path: '/wps/system/whitelabel', answer: () => success(moduleTree) },
  {
    from: 'anybody',
    method: 'GET',
    path: '/wps/system/setting/register',
    answer: () => success(registerRules),
  },
  {
    from: 'anybody',
    method: 'GET',
    path: '/wps/session/key/rsa',
    anyMerchant: true,
    answer: ({ memory }) => ({ status: 200, type: 'text', body: memory.seal.modulus, headers: noStore }),
  },
  { from: 'anybody', method: 'GET', path: '/wps/captcha', anyMerchant: true, answer: captcha },
  { from: 'anybody', method: 'GET', path: '/wps/system/domainRoute', answer: domainRoute },
  { from: 'anybody', method: 'GET', path: '/wps/system/helpCenter', answer: helpCenter },
  { from: 'anybody', method: 'GET', path: '/wps/system/test/ping', anyMerchant: true, answer: done },
  { from: 'anybody', method: 'GET', path: '/wps/agent/affiliate', answer: affiliate },
]

const noStore = { 'Cache-Control': 'no-store' }

function status({ memory: { origin } }: Visit) {
  return success({
    info: {
      whitelabel: moduleTree,
      register: registerRules,
      resources: resources(origin),
      customerService: [
        { type: 'ONLINE', name: 'CSKH', path: `${sealDes('m3K0ngC5', `${origin}/chat`)}m3K0ngC5` },
      ],
      domainRoute: [origin],
      mainDomain: '',
      imageCDNs: [`${origin}/cdn`],
      launchGameCDNs: [],
      analytics: { gtagId: null },
      location: 'VN',
    },
    maintenance: false,
    regionRestriction: null,
    whitelist: '0',
  })
}

function resources(origin: string) {
  return [
    {
      resourceType: 'TELEGRAM',
      url: `${origin}/chat`,
      qrCodeUrl: `${origin}/art/telegram.svg`,
      labelNameEn: 'Telegram',
      labelNameVi: 'Telegram',
    },
    {
      resourceType: 'android_app',
      url: `${origin}/chat`,
      qrCodeUrl: `${origin}/art/android.svg`,
      labelNameEn: 'Android app',
      labelNameVi: null,
    },
  ]
}

function captcha({ asked, memory }: Visit) {
  const { cookie, text } = newCaptcha(memory, asked)
  return {
    ...success(drawCaptcha(text).toString('base64')),
    headers: { ...noStore, 'Set-Cookie': `${cookie}; Path=/; HttpOnly; SameSite=Lax` },
  }
}

function domainRoute({ memory: { origin } }: Visit) {
  return success({ domainList: [origin], resources: resources(origin), refreshMinutes: '15' })
}

function helpCenter() {
  return success({ list: notices.help.map((each, index) => ({ id: index + 1, ...each, parentId: null })) })
}

function affiliate({ asked, memory }: Visit) {
  const code = asked.query.get('code') ?? ''
  const link = memory.affiliateLinks.find((each) => each.code === code.toUpperCase())
  if (link === undefined || link.status !== 1) throw new Refused('affiliate.invalid')
  return done()
}
