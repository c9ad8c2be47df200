// The gallery of parts at /parts: in development only (scripts/vite/gallery.ts).
import '@/styles/main.scss';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Gallery } from './Gallery';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <BrowserRouter>
      <Gallery />
    </BrowserRouter>,
  );
