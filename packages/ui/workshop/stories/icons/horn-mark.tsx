import { HornMark } from '@saola/ui'
import type { ReactElement } from 'react'
import { Row } from '../../layout.tsx'
import type { ComponentPage } from '../../story.ts'

export const page: ComponentPage = {
  component: 'HornMark',
  group: 'draw',
  purpose: {
    vi: 'Hai nét sừng song song: dấu hiệu lặng của nhà, không phải biểu trưng của thương hiệu.',
    en: "Two tapered, parallel strokes: Saola's quiet sign, not a brand's logo.",
  },
  stories: [{ id: 'sizes', name: { vi: 'Ba cỡ', en: 'Sizes' }, Show: Sizes }],
  keys: [],
}

function Sizes(): ReactElement {
  return (
    <Row>
      <HornMark size={20} />
      <HornMark />
      <HornMark size={72} />
    </Row>
  )
}
