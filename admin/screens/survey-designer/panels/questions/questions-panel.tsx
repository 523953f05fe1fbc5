import { Canvas } from '../../canvas/canvas.tsx';

/** The questions in their pages. */
export default function QuestionsPanel() {
  return <Canvas />;
}
