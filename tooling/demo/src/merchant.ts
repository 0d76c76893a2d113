import { demoPoints } from './goods.ts'
import type { RegisterRule, WhitelabelNode } from '@saola/protocol'
import { autoReceiptMinutes, depositRules, withdrawalRules } from '@saola/rules'
const off: RegisterRule = { patternId: 0, minLength: 0, maxLength: 64, enabled: false, required: false }

function rule(patternId: number, minLength: number, maxLength: number, required = false): RegisterRule {
  return { patternId, minLength, maxLength, enabled: true, required }
}

const register: Record<string, RegisterRule> = {
  username: rule(1, 6, 12, true),
  password: rule(5, 6, 12, true),
  confirmPassword: rule(5, 6, 12, true),
  payeeName: rule(12, 2, 50),
  mobileNum: rule(6, 10, 10),
  email: rule(3, 6, 100),
  zalo: rule(6, 10, 10),
  affiliateCode: rule(4, 4, 20),
  captcha: { ...rule(6, 6, 6, true), enabled: false },
  nickname: { ...off, minLength: 2, maxLength: 20 },
  paymentPassword: { ...off, patternId: 6, minLength: 6, maxLength: 6 },
  verificationCode: { ...off, patternId: 6, maxLength: 255 },
  recommenderId: { ...off, patternId: 4 },
  idNumber: { ...off, patternId: 6, minLength: 12, maxLength: 12 },
  qqNum: { ...off, patternId: 6, minLength: 5, maxLength: 12 },
  whatsapp: off,
  facebook: off,
  telegram: off,
  line: off,
  wechat: off,
}

/** Every way in is open in the demo, except those that would ask each visitor for more than one step. */
const whitelabel: WhitelabelNode = {
  modId: 'WEB3',
  enabled: '1',
  childrenNodes: [
    {
      modId: 'REG3',
      enabled: '1',
      childrenNodes: [
        { modId: 'USERNAMEREG3', enabled: '1' },
        { modId: 'MOBILENUMREG3', enabled: '1' },
        { modId: 'REGMOBVERF3', enabled: '0' },
        { modId: 'MOBILENUMPASSREG3', enabled: '1' },
        { modId: 'EMAILREG3', enabled: '1' },
      ],
    },
    {
      modId: 'LOGIN3',
      enabled: '1',
      childrenNodes: [
        { modId: 'FREEPLAY3', enabled: '1' },
        { modId: 'MOBILEVERCODELOGIN3', enabled: '1' },
        { modId: 'PWDEXPFORCECHANGE3', enabled: '1' },
        { modId: 'CHNGPASSVERIF3', enabled: '1' },
        { modId: 'SOCIALGOOGLE3', enabled: '1' },
        { modId: 'SOCIALFACEBOOK3', enabled: '1' },
      ],
    },
    { modId: 'AGENTPOLICY3', enabled: '1' },
  ],
}

/** The links of the header and the contact page; they lead to the member site's own pages. */
function resourceLinks(memberOrigin: string) {
  return [
    {
      resourceType: 'IOS',
      url: `${memberOrigin}/download/ios`,
      labelNameEn: 'iOS app',
      labelNameVi: 'Ứng dụng iOS',
    },
    {
      resourceType: 'ANDROID',
      url: `${memberOrigin}/download/android`,
      labelNameEn: 'Android app',
      labelNameVi: 'Ứng dụng Android',
    },
    {
      resourceType: 'SERVICE',
      url: `${memberOrigin}/service`,
      labelNameEn: 'Customer service',
      labelNameVi: 'Chăm sóc khách hàng',
    },
    { resourceType: 'TELEGRAM', url: 'https://t.me/', labelNameEn: 'Telegram', labelNameVi: 'Telegram' },
    { resourceType: 'WHATSAPP', url: 'https://wa.me/', labelNameEn: 'WhatsApp', labelNameVi: 'WhatsApp' },
    {
      resourceType: 'FACEBOOK',
      url: 'https://www.facebook.com/',
      labelNameEn: 'Facebook',
      labelNameVi: 'Facebook',
    },
  ]
}

/** The demo merchant `saola`, whose links lead to the member site at `memberOrigin`. */
export function demoMerchant(memberOrigin: string) {
  return {
    code: 'saola',
    name: 'Saola',
    settings: {
      whitelabel,
      register,
      resources: resourceLinks(memberOrigin),
      customerServiceUrl: `${memberOrigin}/service`,
      // Nobody answers there: a demo must not send people to somebody's real account.
      service: {
        hours: { from: 8 * 60, until: 23 * 60 },
        zalo: 'https://zalo.me/saola-demo',
        telegram: 'https://t.me/saola_demo_support',
      },
      // Those of the installation, which knows its ports.
      domains: [],
      maintenance: null,
      restrictedRegions: [],
      acceptsLegacyCipher: false,
      defaultUpline: 'agent02',
      points: demoPoints,
      // Hardly anybody plays here: the pools would stand still for days.
      jackpots: { showsSample: true },
      // Rebates, salaries and points of the demo come to more than 2 percent: thinner games count for less.
      validBets: { wholeFromEdge: 400 },
      deposit: {
        minimumAmount: 50_000,
        maximumAmount: 500_000_000,
        quickAmounts: [100_000, 500_000, 1_000_000, 5_000_000],
        expiryMinutes: depositRules.expiryMinutes,
      },
      // Small withdrawals are paid by themselves; the rest waits at the desk.
      withdrawal: {
        minimumAmount: withdrawalRules.min,
        maximumAmount: withdrawalRules.max,
        quickAmounts: [100_000, 500_000, 1_000_000, 5_000_000],
        automaticUpTo: 1_000_000,
        expectedMinutes: 15,
        autoReceiptMinutes,
      },
      // No bank has this number: a real banking app must not find an account behind the demo's code.
      bank: {
        bin: '999001',
        name: 'Saola Demo Bank',
        accountNumber: '1023456789',
        accountName: 'SAOLA DEMO',
      },
    },
  }
}
