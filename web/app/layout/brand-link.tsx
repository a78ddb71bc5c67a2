import { brand } from '@aurivane/contract/brand'
import { paths } from '@aurivane/contract/paths'
import { LocalizedLink } from '../i18n/localized-link.tsx'
import { BrandMark } from '../features/drawings/brand-mark.tsx'
import './brand.css'

export function BrandLink() {
  return (
    <LocalizedLink className="brand" to={paths.home}>
      <BrandMark size="small" />
      {brand.name}
    </LocalizedLink>
  )
}
