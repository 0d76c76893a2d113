import type { RegisterRule, WhitelabelNode } from '@saola/protocol'
import { depositRules } from '@saola/rules'
import type { MerchantSettings } from '../../db/merchant-settings.ts'
import { switchModules } from '../module-switches.ts'

/** A merchant to open: what it must say, and what of its settings is not as usual. */
export type NewMerchant = {
  /** Lower case letters, digits and hyphens. */
  code: string
  name: string
  settings: Pick<MerchantSettings, 'defaultUpline' | 'bank'> & Partial<MerchantSettings>
  /** Modules that are switched otherwise than usual. */
  switches?: Readonly<Record<string, boolean>>
}

const off: RegisterRule = { patternId: 0, minLength: 0, maxLength: 64, enabled: false, required: false }

function rule(patternId: number, minLength: number, maxLength: number, required = false): RegisterRule {
  return { patternId, minLength, maxLength, enabled: true, required }
}

/** The fields of a registration, of which a merchant changes each for itself. */
const usualRegister: MerchantSettings['register'] = {
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

/** Every way in but those that somebody else must first be connected for, and without a second step for each visitor. */
const usualModules: WhitelabelNode = {
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
        { modId: 'SOCIALGOOGLE3', enabled: '0' },
        { modId: 'SOCIALFACEBOOK3', enabled: '0' },
      ],
    },
    { modId: 'AGENTPOLICY3', enabled: '1' },
  ],
}

/** All settings that a new merchant starts with at `now`, in milliseconds: what it says itself, and the usual rest. */
export function settingsOfNew({ settings, switches = {} }: NewMerchant, now: number): MerchantSettings {
  const { min: minimumAmount, max: maximumAmount, quickAmounts, expiryMinutes } = depositRules
  const usualDeposit = { minimumAmount, maximumAmount, quickAmounts: [...quickAmounts], expiryMinutes }
  return {
    register: usualRegister,
    whitelabel: switchModules(usualModules, switches),
    resources: [],
    customerServiceUrl: '/service',
    domains: [],
    maintenance: null,
    restrictedRegions: [],
    acceptsLegacyCipher: false,
    ...settings,
    // What came in before there was a merchant has no rule of it.
    deposit: { ...usualDeposit, ...settings.deposit, playSince: now },
  }
}
