CREATE TABLE "road_way" (
	"plant_id" uuid NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"minutes" double precision NOT NULL,
	"km" double precision NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "road_way_plant_id_latitude_longitude_pk" PRIMARY KEY("plant_id","latitude","longitude")
);
--> statement-breakpoint
ALTER TABLE "road_way" ADD CONSTRAINT "road_way_plant_id_plant_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "road_way_site" ON "road_way" USING btree ("latitude","longitude");