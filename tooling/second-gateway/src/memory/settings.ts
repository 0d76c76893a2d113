/** The modules that this company sells, on or off. */
const modules: Readonly<Record<string, '1' | '0'>> = {
  USERNAMEREG3: '1',
  MOBILENUMREG3: '0',
  REGMOBVERF3: '0',
  MOBILENUMPASSREG3: '0',
  FREEPLAY3: '0',
  PWDEXPFORCECHANGE3: '0',
  MOBILEVERCODELOGIN3: '0',
  CHNGPASSVERIF3: '0',
  AGENTPOLICY3: '0',
  PTSYS3: '1',
  MEMCLUB3: '0',
}

/** The tree of modules: one root, a branch per subject, leaves without children. */
export const moduleTree = {
  modId: 'ROOT',
  enabled: '1',
  childrenNodes: [
    { modId: 'MEMBER_SITE', enabled: '1', childrenNodes: leaves((modId) => modId.includes('REG')) },
    { modId: 'OTHERS', enabled: '1', childrenNodes: leaves((modId) => !modId.includes('REG')) },
  ],
}

function leaves(isWanted: (modId: string) => boolean): unknown[] {
  return Object.entries(modules)
    .filter(([modId]) => isWanted(modId))
    .map(([modId, enabled]) => ({ modId, enabled, childrenNodes: null, sort: null }))
}

type RegisterRule = {
  acceptedPattern: string
  patternId: number
  minLength: number
  maxLength: number
  enabled: boolean
  required: boolean
  type: null
  placeholder: string | null
}

/** What each field of the registration must be like. */
export const registerRules = {
  username: rule('^[a-zA-Z][a-zA-Z0-9]*$', 1, [5, 14], true),
  password: rule('^[a-zA-Z0-9]*$', 14, [6, 12], true),
  payeeName: rule('*', 0, [2, 60], false),
  mobileNum: rule('^[0-9]*$', 6, [10, 10], false),
  email: rule(String.raw`^[^@\s]+@[^@\s]+\.[a-z]{2,}$`, 3, [6, 60], false),
  affiliateCode: rule('^[a-zA-Z0-9]*$', 4, [4, 12], false),
  qqNum: { ...rule('^[0-9]*$', 6, [5, 11], false), enabled: false },
} satisfies Record<string, RegisterRule>

function rule(
  acceptedPattern: string,
  patternId: number,
  [minLength, maxLength]: readonly [number, number],
  required: boolean,
): RegisterRule {
  return {
    acceptedPattern,
    patternId,
    minLength,
    maxLength,
    enabled: true,
    required,
    type: null,
    placeholder: null,
  }
}
