export function ProjectInfo({ municipality }: { municipality: string }) {
  return <main>{municipality}</main>;
}
