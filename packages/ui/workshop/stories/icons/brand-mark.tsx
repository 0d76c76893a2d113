import { BrandMark } from '@saola/ui'
import type { ReactElement } from 'react'
import { Row } from '../../layout.tsx'
import type { ComponentPage } from '../../story.ts'

export const page: ComponentPage = {
  component: 'BrandMark',
  group: 'draw',
  purpose: {
    vi: 'Dấu hiệu của thương hiệu trong màu của chữ: hình mà bảng kiểu của thương hiệu vẽ ở --mark.',
    en: "The brand's mark in the colour of the text: what the brand's sheet draws in --mark.",
  },
  stories: [{ id: 'sizes', name: { vi: 'Ba cỡ', en: 'Sizes' }, Show: Sizes }],
  keys: [],
}

function Sizes(): ReactElement {
  return (
    <Row>
      <BrandMark size={20} />
      <BrandMark />
      <BrandMark size={72} />
    </Row>
  )
}
