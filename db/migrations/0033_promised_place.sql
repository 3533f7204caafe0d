ALTER TABLE "order" ADD COLUMN "promised_place" jsonb;--> statement-breakpoint
-- Orders that are booked are charged for the place that they have now.
UPDATE "order" o SET "promised_place" = jsonb_build_object('locationId', o."location_id", 'latitude', o."latitude", 'longitude', o."longitude", 'postalCode', l."postal_code") FROM "location" l WHERE l."id" = o."location_id" AND o."status" <> 'draft';
