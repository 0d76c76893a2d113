import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkBrand, listBrands } from '@saola/brands/check-brand'
import {
  brandFiles,
  readChoices,
  refuseName,
  usualChoices,
  type BrandMaterial,
  type TypedChoices,
} from '@saola/brands/new-brand'

/** Puts a question and gives what was typed. */
export type Asking = (question: string) => Promise<string>

type Typed = Partial<Omit<TypedChoices, 'name'>> & { yes?: boolean | undefined }

/** What making one needs; `home` is the folder that holds the brands, `product` the sheet that each starts from. */
type Surroundings = {
  home: string
  product: string
  memberPort: number
  say: (line: string) => void
  complain: (line: string) => void
  ask: Asking | undefined
}

/** The typeface of a new brand's name in its logo. */
const faceOfNames = '@saola/brands/fonts/be-vietnam-pro-700.woff2'

const questions = {
  title: 'The name as people read it',
  colour: 'The main colour, such as #0f766e',
  theme: 'Which look comes first, dark or light',
  language: 'Which language comes first, vi or en',
} as const

/** Makes the folder of a new brand, whole or not at all; returns the exit code. What is not said is asked for where somebody is there. */
export async function makeBrand(name: string, typed: Typed, surroundings: Surroundings): Promise<number> {
  const { home, product, complain, ask } = surroundings
  const refusal = refuseName(name, listBrands(home))
  if (refusal !== undefined) {
    complain(refusal)
    return 1
  }
  const said = ask === undefined || typed.yes === true ? typed : await askFor(name, typed, ask)
  const choices = readChoices({ ...said, name })
  if (Array.isArray(choices)) {
    choices.forEach((problem) => complain(problem))
    return 1
  }
  const material: BrandMaterial = {
    product: readFileSync(product, 'utf8'),
    face: readFileSync(fileURLToPath(import.meta.resolve(faceOfNames))),
  }
  const files = brandFiles(choices, material)
  const unfinished = join(home, `.new-${name}`)
  rmSync(unfinished, { recursive: true, force: true })
  try {
    for (const [file, content] of files) {
      mkdirSync(dirname(join(unfinished, file)), { recursive: true })
      writeFileSync(join(unfinished, file), content)
    }
    const problems = await checkBrand(unfinished, material.product)
    problems.forEach((problem) => complain(`${name}: ${problem}`))
    if (problems.length > 0) return 1
    renameSync(unfinished, join(home, name))
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
  tellWhatNow(name, files.size, surroundings)
  return 0
}

async function askFor(name: string, typed: Typed, ask: Asking): Promise<Typed> {
  const usual = usualChoices(name)
  const answers: Typed = { ...typed }
  for (const choice of ['title', 'colour', 'theme', 'language'] as const) {
    if (answers[choice] !== undefined) continue
    const answer = await ask(`${questions[choice]} [${usual[choice]}]: `)
    answers[choice] = answer.trim() || usual[choice]
  }
  return answers
}

function tellWhatNow(name: string, files: number, { memberPort, say }: Surroundings): void {
  say(`tooling/brands/${name} is there: ${files} files, and nothing is wrong with them.

  See it     pnpm start, then http://${name}.localhost:${memberPort}
  Change it  config.json        banners, links, who is told of a weakness, the hosts it is opened under
             theme.css          colours; typefaces and corners, which are the product's until they are set
             logo.svg, mark.svg, favicon.svg, icons/, art/   drawn from the name and the colour; put your own in their place
             service.html       how customer service is reached
  Check it   pnpm brand check ${name} --screens
`)
}
