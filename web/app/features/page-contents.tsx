import './page-contents.css'

type Props = { label: string; parts: readonly { id: string; name: string }[] }

/** The parts of a long page. Beside the text it stays in view; on a narrow window it is a row above it. */
export function PageContents({ label, parts }: Props) {
  return (
    <nav className="page-contents" aria-labelledby="page-contents">
      <p id="page-contents" className="small quiet">
        {label}
      </p>
      <ul>
        {parts.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
