import { brand } from '@aurivane/contract/brand'
import { paths } from '@aurivane/contract/paths'
import { LocalizedLink } from '../i18n/localized-link.tsx'
import { SmallBrandMark } from '../features/drawings/brand-mark.tsx'
import './brand.css'

export function BrandLink() {
  return (
    <LocalizedLink className="brand" to={paths.home}>
      <SmallBrandMark />
      {brand.name}
    </LocalizedLink>
  )
}
