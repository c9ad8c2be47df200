import { use } from 'react';
import { useParams } from 'react-router-dom';
import { loadProduct } from '@/data/products/load-product';

export function ProductPage() {
  const { slug = '' } = useParams();
  const product = use(loadProduct(slug));
  return <h1>{product?.model ?? 'Unknown'}</h1>;
}
